import { fireEvent, within } from '@testing-library/react'
import { openSocialPage } from '@/platform/session/social'
import { token } from '@/platform/session/token'
import { renderScreen, settle } from '@/testing'
import { aSession, aUser } from '@/testing/user'
import LoginSocial from '.'

jest.mock('@/platform/session/social', () => ({
  ...jest.requireActual<object>('@/platform/session/social'),
  openSocialPage: jest.fn(),
}))

const answers = {
  'user.info': aUser(),
  'login.socialStart': { address: 'https://open.example.com/ask' },
  'login.social': { session: aSession(), ticket: null },
}
const back = { provider: 'wechat', code: 'c0de', state: 'login.n.1.s' }
const render = (params: Record<string, string> = { provider: 'wechat' }, signedIn = false) =>
  renderScreen(LoginSocial, { params, answers, signedIn })

it('binds the account that began in the settings', async () => {
  const bound = { items: [{ provider: 'wechat' as const, boundAt: '2026-03-14T04:00:00.000Z' }] }
  const { api, view } = await renderScreen(LoginSocial, {
    params: { ...back, state: 'bind.n.1.s' },
    answers: { ...answers, 'binding.social': bound },
    signedIn: true,
  })
  expect(api.calls('binding.social')).toEqual([{ provider: 'wechat', way: 'web', code: 'c0de', state: 'bind.n.1.s' }])
  expect(view.toast).toBe('WeChat is linked')
  expect(view.path).toMatch(/setting/)
})

it('asks for the agreement, and leaves for the page of the app', async () => {
  const { api, view } = await render()
  await view.tap('Continue with WeChat')
  expect(api.calls('login.socialStart')).toEqual([])
  await settle(() =>
    fireEvent.click(within(view.getByRole('dialog')).getByRole('button', { name: 'Continue with WeChat' })),
  )
  expect(api.calls('login.socialStart')).toEqual([{ provider: 'wechat', agreed: true }])
  expect(openSocialPage).toHaveBeenCalledWith('https://open.example.com/ask')
})

it('logs in with what the page has handed over', async () => {
  const { api } = await render(back)
  expect(api.calls('login.social')).toEqual([
    { provider: 'wechat', way: 'web', code: 'c0de', state: 'login.n.1.s', agreed: true },
  ])
  expect(token.value).toBe('token-of-mia')
})

it('continues with the phone when no account is bound yet', async () => {
  const bound = { session: null, ticket: 'a ticket' }
  const { view } = await renderScreen(LoginSocial, { params: back, answers: { ...answers, 'login.social': bound } })
  expect(view.path).toMatch(/bind-social/)
  expect(token.value).toBe('')
})

it('says so when the visitor refused, and starts again', async () => {
  const { api, view } = await render({ provider: 'wechat', code: '', state: 'login.n.1.s' })
  expect(view.getByText('WeChat didn’t confirm it’s you')).toBeVisible()
  expect(api.calls('login.social')).toEqual([])
  await view.tap('Try again')
  expect(view.getByRole('button', { name: 'Continue with WeChat' })).toBeVisible()
})

it('speaks Chinese', async () => {
  const { view } = await renderScreen(LoginSocial, { params: { provider: 'alipay' }, answers, language: 'zh' })
  expect(view.getByRole('button', { name: '支付宝授权登录' })).toBeVisible()
})

const strange: Record<string, string>[] = [{ provider: 'facebook' }, { ...back, provider: 'toString' }, {}]

it.each(strange)('says that login with the app of %j is not available, and leads to the phone', async (params) => {
  const { api, view } = await renderScreen(LoginSocial, { params, answers })
  expect(view.getByText('Login not available')).toBeVisible()
  expect(view.queryByText(/undefined/)).toBeNull()
  expect(api.calls('login.social')).toEqual([])
  await view.tap('Log in with your phone')
  expect(view.path).toMatch(/login-code/)
})
