import type { Answer } from '@/services/api'
import { renderScreen } from '@/testing'
import PushNotification from '.'

type Settings = Answer<'account.notificationSettings'>

const all = { orders: true, refunds: true, wallet: true, offers: true, announcements: true }
const settings = (different: Partial<Settings> = {}): Settings => {
  return { newMessages: true, showDetails: true, topics: all, ...different }
}
const opened = (first = settings(), language: 'en' | 'zh' = 'en') =>
  renderScreen(PushNotification, { signedIn: true, language, answers: { 'account.notificationSettings': first } })

it('turns a topic off on the server', async () => {
  const { api, view } = await opened()
  api.answer('account.notificationSettings', settings({ topics: { ...all, offers: false } }))
  await view.tap('Offers')
  expect(api.calls('account.notificationSettings').at(-1)).toEqual({ topics: { offers: false } })
  expect(view.getByRole('switch', { name: 'Offers' })).toHaveAttribute('aria-checked', 'false')
  expect(view.getByRole('switch', { name: 'Orders' })).toHaveAttribute('aria-checked', 'true')
})

it('says that none is sent while new messages are off, and turns them on', async () => {
  const { api, view } = await opened(settings({ newMessages: false }))
  expect(view.getByRole('switch', { name: 'Orders' })).toHaveAttribute('aria-disabled', 'true')
  api.answer('account.notificationSettings', settings())
  await view.tap('Turn on new messages')
  expect(api.calls('account.notificationSettings').at(-1)).toEqual({ newMessages: true })
  expect(view.queryByText('Turn on new messages')).toBeNull()
})

it('shows an error when the settings cannot be read, and tries again', async () => {
  const { api, view } = await renderScreen(PushNotification, { signedIn: true })
  expect(view.getByRole('alert')).toBeVisible()
  api.answer('account.notificationSettings', settings())
  await view.tap('Try again')
  expect(view.getByText('Wallet')).toBeVisible()
})

it('speaks Chinese', async () => {
  const { view } = await opened(settings(), 'zh')
  expect(view.getByText('优惠')).toBeVisible()
})
