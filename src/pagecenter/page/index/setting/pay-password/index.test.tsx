import { renderScreen } from '@/testing'
import { aUser } from '@/testing/user'
import PayPassword from '.'

const answers = {
  'user.info': aUser(),
  'code.send': { resendSeconds: 60, shownCode: '408213' },
  'code.check': { valid: true as const },
  'account.setPayPassword': {},
}

type Screen = Awaited<ReturnType<typeof renderScreen>>

async function proven(): Promise<Screen> {
  const screen = await renderScreen(PayPassword, { answers, signedIn: true })
  await screen.view.write('Phone number', '13800006209')
  await screen.view.tap('Get code')
  await screen.view.tap('Fill in')
  await screen.view.tap('Next')
  return screen
}

async function type({ view }: Screen, digits: string) {
  for (const digit of digits) await view.tap(digit)
}

it('takes the same six digits twice', async () => {
  const screen = await proven()
  await type(screen, '246810')
  expect(screen.view.getByText('Repeat the 6 digits')).toBeVisible()
  await type(screen, '246810')
  expect(screen.api.calls('account.setPayPassword')).toEqual([{ code: '408213', payPassword: '246810' }])
  expect(screen.view.toast).toBe('Pay password set')
})

it('begins again when the digits differ', async () => {
  const screen = await proven()
  await type(screen, '246810246811')
  expect(screen.view.getByRole('alert')).toHaveTextContent('The two pay passwords don’t match')
  expect(screen.view.getByText('Choose 6 digits')).toBeVisible()
  expect(screen.api.calls('account.setPayPassword')).toEqual([])
})

it('takes no other phone than the own', async () => {
  const { api, view } = await renderScreen(PayPassword, { answers, signedIn: true })
  await view.write('Phone number', '13900000000')
  await view.tap('Get code')
  expect(view.getByRole('alert')).toHaveTextContent('Enter the phone number of your account')
  expect(api.calls('code.send')).toEqual([])
})

it('stays at the code when it is wrong', async () => {
  const { api, view } = await renderScreen(PayPassword, { answers, signedIn: true })
  api.fail('code.check', 'codeWrong')
  await view.write('Phone number', '13800006209')
  await view.write('Verification code', '000000')
  await view.tap('Next')
  expect(view.toast).not.toBe('')
  expect(view.getByRole('button', { name: 'Next' })).toBeVisible()
})

it('asks for a new code when the server no longer takes the old one', async () => {
  const screen = await proven()
  screen.api.fail('account.setPayPassword', 'codeExpired')
  await type(screen, '246810246810')
  expect(screen.view.getByLabel('Verification code')).toHaveValue('')
})
