import type { Answer } from '@/services/api'
import { renderScreen } from '@/testing'
import NewMessage from '.'

type Settings = Answer<'account.notificationSettings'>

const settings = (different: Partial<Settings> = {}): Settings => ({
  newMessages: true,
  showDetails: true,
  topics: { orders: true, refunds: true, wallet: true, offers: true, announcements: true },
  ...different,
})
const opened = (first = settings(), language: 'en' | 'zh' = 'en') =>
  renderScreen(NewMessage, { signedIn: true, language, answers: { 'account.notificationSettings': first } })

it('turns new messages off on the server, and says what that means', async () => {
  const { api, view } = await opened()
  api.answer('account.notificationSettings', settings({ newMessages: false }))
  await view.tap('New messages')
  expect(api.calls('account.notificationSettings').at(-1)).toEqual({ newMessages: false })
  expect(view.getByText(/not even about orders/)).toBeVisible()
  expect(view.getByRole('switch', { name: 'Show details' })).toHaveAttribute('aria-disabled', 'true')
})

it('takes a change back that the server refused', async () => {
  const { api, view } = await opened()
  api.break('account.notificationSettings', 500)
  await view.tap('Show details')
  expect(view.getByRole('switch', { name: 'Show details' })).toHaveAttribute('aria-checked', 'true')
  expect(view.toast).not.toBe('')
})

it('leads to the topics', async () => {
  const { view } = await opened()
  await view.tap('Push notifications')
  expect(view.path).toBe('pagecenter/page/index/setting/push-notification/index')
})

it('shows an error when the settings cannot be read, and tries again', async () => {
  const { api, view } = await renderScreen(NewMessage, { signedIn: true })
  expect(view.getByRole('alert')).toBeVisible()
  api.answer('account.notificationSettings', settings())
  await view.tap('Try again')
  expect(view.getByText('Show details')).toBeVisible()
})

it('speaks Chinese', async () => {
  const { view } = await opened(settings(), 'zh')
  expect(view.getByText('接收新消息通知')).toBeVisible()
})
