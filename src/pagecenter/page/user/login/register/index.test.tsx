import { token } from '@/platform/session/token'
import { answer } from '@/platform/navigation/pick'
import { renderScreen, settle } from '@/testing'
import { aSession } from '@/testing/user'
import Register from '.'

const answers = { 'code.send': { resendSeconds: 60, shownCode: null }, 'account.register': aSession() }

async function filled(repeat = 'Linli2026') {
  const screen = await renderScreen(Register, { answers })
  await screen.view.write('Phone number', '13807556209')
  await screen.view.write('Verification code', '408213')
  await screen.view.write('Password', 'Linli2026')
  await screen.view.write('Repeat password', repeat)
  return screen
}

it('makes an account and logs in once the agreement is given', async () => {
  const { api, view } = await filled()
  await view.tap('Agree and register')
  expect(view.getByRole('dialog')).toHaveTextContent('One more thing')
  await view.tap(/I have read/)
  await view.tap('Agree and register')
  const request = { phone: '13807556209', code: '408213', password: 'Linli2026', agreed: true }
  expect(api.calls('account.register')).toEqual([request])
  expect(token.value).toBe('token-of-mia')
})

it('marks the rules of a password as they are kept', async () => {
  const { view } = await renderScreen(Register, { answers })
  await view.write('Password', 'linli')
  expect(view.queryAllByLabelText('Met')).toHaveLength(0)
  await view.write('Password', 'linli1')
  expect(view.queryAllByLabelText('Met')).toHaveLength(2)
})

it('refuses two passwords that differ', async () => {
  const { api, view } = await filled('Linli202')
  await view.tap('Agree and register')
  expect(view.getByRole('alert')).toHaveTextContent('The two passwords don’t match')
  expect(api.calls('account.register')).toEqual([])
})

it('names every field that is missing', async () => {
  const { view } = await renderScreen(Register, { answers })
  await view.tap('Agree and register')
  expect(view.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
    'Enter a phone number',
    'Enter the verification code',
    'Enter a password',
  ])
})

it('does not show a code that was really sent', async () => {
  const { view } = await filled()
  await view.tap('Get code')
  expect(view.queryByText('Fill in')).toBeNull()
})

it('reports the inviting customer by the invitation code', async () => {
  const { api, view } = await filled()
  await view.write('Invitation code (optional)', 'ab!')
  await view.tap('Agree and register')
  expect(view.getByRole('alert')).toHaveTextContent('Enter a valid invitation code')
  await view.write('Invitation code (optional)', ' AB23CD ')
  await view.tap(/I have read/)
  await view.tap('Agree and register')
  expect(api.calls('account.register')).toEqual([expect.objectContaining({ inviteCode: 'AB23CD' })])
})

it('takes the code from a link, and says when it is nobody’s', async () => {
  const { api, view } = await renderScreen(Register, { answers, params: { inviteCode: 'NOBODY' } })
  expect(view.getByLabel('Invitation code (optional)')).toHaveValue('NOBODY')
  api.fail('account.register', 'inviteCodeWrong')
  await view.write('Phone number', '13807556209')
  await view.write('Verification code', '408213')
  await view.write('Password', 'Linli2026')
  await view.write('Repeat password', 'Linli2026')
  await view.tap(/I have read/)
  await view.tap('Agree and register')
  expect(view.toast).not.toBe('')
})

it('takes a number of another area', async () => {
  const { api, view } = await filled()
  await view.tap('+86, country or region')
  expect(view.path).toBe('pages/city/area-code/index')
  await settle(() => answer('areaCodes', '852'))
  await view.write('Phone number', '51234567')
  await view.tap(/I have read/)
  await view.tap('Agree and register')
  expect(api.calls('account.register')).toEqual([expect.objectContaining({ phone: '+852 51234567' })])
})
