import { token } from '@/platform/session/token'
import { renderScreen } from '@/testing'
import { aSession } from '@/testing/user'
import LoginPassword from '.'

const answers = { 'login.account': aSession() }

async function filled() {
  const screen = await renderScreen(LoginPassword, { answers })
  await screen.view.write('Phone number', '13807556209')
  await screen.view.write('Password', 'linli2026')
  await screen.view.tap(/I have read/)
  return screen
}

it('logs in with phone and password', async () => {
  const { api, view } = await filled()
  await view.tap('Log in')
  expect(api.calls('login.account')).toEqual([
    { phone: '13807556209', password: 'linli2026', agreed: true, restore: false },
  ])
  expect(token.value).toBe('token-of-mia')
})

it('asks for a password that is missing', async () => {
  const { api, view } = await filled()
  await view.write('Password', '')
  await view.tap('Log in')
  expect(view.getByRole('alert')).toHaveTextContent('Enter a password')
  expect(api.calls('login.account')).toEqual([])
})

it('says that the account is locked', async () => {
  const { api, view } = await filled()
  api.fail('login.account', 'loginLocked')
  await view.tap('Log in')
  expect(view.toast).not.toBe('')
  expect(token.value).toBe('')
})

it('shows the password on demand', async () => {
  const { view } = await filled()
  expect(view.getByLabel('Password')).toHaveAttribute('type', 'password')
  await view.tap('Show password')
  expect(view.getByLabel('Password')).toHaveAttribute('type', 'text')
})

it('leads to a new password', async () => {
  const { view } = await renderScreen(LoginPassword, { answers })
  await view.tap('Forgot password?')
  expect(view.path).toMatch(/forget/)
})
