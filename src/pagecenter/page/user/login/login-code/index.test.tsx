import { fireEvent } from '@testing-library/react'
import { loginPhone } from '@/features/account/verification'
import { token } from '@/platform/session/token'
import { renderScreen, settle } from '@/testing'
import { aSession } from '@/testing/user'
import LoginCode from '.'

const answers = {
  'code.send': { resendSeconds: 60, shownCode: '408213' },
  'login.mobile': aSession(),
}
const phone = '13807556209'

async function withCode() {
  const screen = await renderScreen(LoginCode, { answers })
  await screen.view.write('Phone number', phone)
  await screen.view.tap('Get code')
  return screen
}

afterEach(() => jest.useRealTimers())

it('says what is wrong with a phone number before a code is sent', async () => {
  const { api, view } = await renderScreen(LoginCode, { answers })
  await view.tap('Get code')
  expect(view.getByRole('alert')).toHaveTextContent('Enter a phone number')
  await view.write('Phone number', '1380755')
  expect(view.getByRole('alert')).toHaveTextContent('Enter a valid phone number')
  expect(api.calls('code.send')).toEqual([])
})

it('counts down from 60 seconds until another code can be sent', async () => {
  jest.useFakeTimers()
  const { api, view } = await withCode()
  expect(view.getByText('Resend in 60 s')).toBeVisible()
  await settle(() => jest.advanceTimersByTime(18_000))
  expect(view.getByText('Resend in 42 s')).toBeVisible()
  await settle(() => jest.advanceTimersByTime(42_000))
  await view.tap('Get code')
  expect(api.calls('code.send')).toHaveLength(2)
})

it('shows a toast with the time to wait when the server says that a code was just sent', async () => {
  const { api, view } = await renderScreen(LoginCode, { answers })
  api.fail('code.send', 'codeTooSoon')
  await view.write('Phone number', phone)
  await view.tap('Get code')
  expect(view.toast).not.toBe('')
  expect(view.getByRole('button', { name: 'Get code' })).toBeVisible()
})

it('shows the code where none is sent, and types it with one press', async () => {
  const { view } = await withCode()
  await view.tap('Fill in')
  expect(view.getByLabel('Verification code')).toHaveValue('408213')
})

it('asks for the agreement, and logs in when it is given', async () => {
  const { api, root, view } = await withCode()
  await view.tap('Fill in')
  await view.tap('Log in')
  expect(api.calls('login.mobile')).toEqual([])
  await view.tap('Agree and log in')
  expect(api.calls('login.mobile')).toEqual([{ phone, code: '408213', agreed: true, restore: false }])
  expect(token.value).toBe('token-of-mia')
  expect(root.session.user?.nickname).toBe('Mia')
})

it('asks who closed the account whether to bring it back, and does', async () => {
  const { api, view } = await withCode()
  api.fail('login.mobile', 'accountClosing')
  await view.tap('Fill in')
  await view.tap(/I have read/)
  await view.tap('Log in')
  await view.tap('Don’t restore')
  expect(token.value).toBe('')
  await view.tap('Log in')
  api.answer('login.mobile', aSession())
  await view.tap('Restore')
  const restored = (api.calls('login.mobile') as { restore: boolean }[]).map(({ restore }) => restore)
  expect(restored).toEqual([false, false, true])
  expect(token.value).toBe('token-of-mia')
})

it('logs in at once when the agreement is ticked', async () => {
  const { api, view } = await withCode()
  await view.tap('Fill in')
  await view.tap(/I have read/)
  await view.tap('Log in')
  expect(api.calls('login.mobile')).toHaveLength(1)
})

it('logs in by Enter in the last field', async () => {
  const { api, view } = await withCode()
  await view.tap('Fill in')
  await view.tap(/I have read/)
  await settle(() => fireEvent.keyDown(view.getByLabel('Verification code'), { key: 'Enter' }))
  expect(api.calls('login.mobile')).toHaveLength(1)
})

it('hands the number on to the other ways to log in, until somebody is', async () => {
  const { root, view } = await withCode()
  expect(loginPhone(root.session).value).toBe(phone)
  await view.tap('Fill in')
  await view.tap(/I have read/)
  await view.tap('Log in')
  expect(loginPhone(root.session).value).toBe('')
})

it('takes a number and a code that were copied with spaces and signs', async () => {
  const { view } = await renderScreen(LoginCode, { answers })
  await view.write('Phone number', '+86 138 0755 6209')
  await view.write('Verification code', '408 213.')
  expect(view.getByLabel('Phone number')).toHaveValue('138 0755 6209')
  expect(view.getByLabel('Verification code')).toHaveValue('408213')
})

it('keeps what was typed when the code is wrong', async () => {
  const { api, view } = await withCode()
  api.fail('login.mobile', 'codeWrong')
  await view.tap('Fill in')
  await view.tap(/I have read/)
  await view.tap('Log in')
  expect(view.toast).not.toBe('')
  expect(token.value).toBe('')
  expect(view.getByLabel('Phone number')).toHaveValue('138 0755 6209')
})

it('helps those who got no code, and leads to the other ways', async () => {
  const { view } = await renderScreen(LoginCode, { answers })
  await view.tap('No code?')
  expect(view.getByRole('alertdialog')).toHaveTextContent('Didn’t get a code?')
  await view.tap('OK')
  await view.tap('Use password')
  expect(view.path).toMatch(/login-password/)
})

it('speaks Chinese', async () => {
  const { view } = await renderScreen(LoginCode, { answers, language: 'zh' })
  expect(view.getByText('验证码登录')).toBeVisible()
  expect(view.getByRole('button', { name: 'Change to English' })).toBeVisible()
})
