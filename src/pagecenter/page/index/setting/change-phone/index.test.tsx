import { renderScreen } from '@/testing'
import { aUser } from '@/testing/user'
import ChangePhone from '.'

const answers = {
  'user.phone': { phone: '13800006209', maskedPhone: '138****6209' },
  'user.info': aUser(),
  'code.send': ({ phone }: { phone: string }) => ({
    resendSeconds: 60,
    shownCode: phone === '13800006209' ? '408213' : '771234',
  }),
  'code.check': { valid: true as const },
  'account.changePhone': aUser({ maskedPhone: '139****1111' }),
}

async function oldVerified() {
  const screen = await renderScreen(ChangePhone, { answers, signedIn: true })
  await screen.view.tap('Get code')
  await screen.view.tap('Fill in')
  await screen.view.tap('Next')
  await screen.view.write('Phone number', '13911111111')
  await screen.view.tap('Get code')
  await screen.view.tap('Fill in')
  return screen
}

it('takes a code from the old phone and one from the new', async () => {
  const { api, root, view } = await oldVerified()
  await view.tap('Change phone')
  const request = { oldCode: '408213', phone: '13911111111', code: '771234' }
  expect(api.calls('account.changePhone')).toEqual([request])
  expect(root.session.user?.maskedPhone).toBe('139****1111')
  expect(view.toast).toBe('Phone changed')
})

it('stays at the old phone while its code is wrong', async () => {
  const { api, view } = await renderScreen(ChangePhone, { answers, signedIn: true })
  api.fail('code.check', 'codeWrong')
  await view.write('Verification code', '000000')
  await view.tap('Next')
  expect(view.toast).not.toBe('')
  expect(view.getByRole('button', { name: 'Next' })).toBeVisible()
})

it('says that the new phone has an account', async () => {
  const { api, view } = await oldVerified()
  api.fail('account.changePhone', 'phoneTaken')
  await view.tap('Change phone')
  expect(view.toast).toBe('This phone number is already registered')
})
