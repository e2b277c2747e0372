import { fireEvent, within } from '@testing-library/react'
import { findUpdate } from '@/features/device/find-update'
import { token } from '@/platform/session/token'
import { language } from '@/platform/session/language'
import { renderScreen, settle } from '@/testing'
import { aUser } from '@/testing/user'
import Settings from '.'

jest.mock('@/features/device/find-update', () => ({
  ...jest.requireActual<object>('@/features/device/find-update'),
  findUpdate: jest.fn(() => Promise.resolve(undefined)),
}))
jest.mock('@/platform/device/permissions', () => ({
  ...jest.requireActual<object>('@/platform/device/permissions'),
  permissions: ['location', 'camera'],
  permissionStatuses: () => Promise.resolve({ location: 'granted', camera: 'denied' }),
}))

const topics = { orders: true, refunds: false, wallet: false, offers: true, announcements: false }
const answers = {
  'account.notificationSettings': { newMessages: true, showDetails: true, topics },
  'user.info': aUser(),
  'login.logout': {},
  'account.setLanguage': {},
}

it('shows the account and leads to what can be changed', async () => {
  const { view } = await renderScreen(Settings, { answers, signedIn: true })
  expect(view.getByText('Mia')).toBeVisible()
  expect(view.getByText('138****6209')).toBeVisible()
  await view.tap('Pay password, Not set')
  expect(view.path).toMatch(/pay-password/)
})

it.each([
  ['Phone, 138****6209', /change-phone/],
  ['Login password, Change', /change-password/],
  ['Devices', /sessions/],
  ['Close account', /cancel-account/],
  ['Feedback', /setting\/feedback/],
  ['Language', /setting\/language/],
  ['Push notifications, Orders, Offers', /push-notification/],
])('leads by %s to its screen', async (row, path) => {
  const { view } = await renderScreen(Settings, { answers, signedIn: true })
  await view.tap(row)
  expect(view.path).toMatch(path)
})

it('keeps the chosen language on the server', async () => {
  const { api, view } = await renderScreen(Settings, { answers, signedIn: true })
  await view.tap('中文')
  expect(api.calls('account.setLanguage')).toEqual([{ language: 'zh' }])
})

it('shows an error when the account cannot be read, and tries again', async () => {
  const { api, view } = await renderScreen(Settings, { signedIn: true })
  expect(view.getByRole('alert')).toBeVisible()
  api.answer('user.info', aUser({ nickname: 'Ben' }))
  await view.tap('Try again')
  expect(view.getByText('Ben')).toBeVisible()
})

it('offers the login to a visitor, and nothing of an account', async () => {
  const { view } = await renderScreen(Settings)
  expect(view.getByRole('button', { name: 'Log in or register' })).toBeVisible()
  expect(view.queryByText('Log out')).toBeNull()
})

it('changes the language at once', async () => {
  const { view } = await renderScreen(Settings)
  await view.tap('中文')
  expect(language.value).toBe('zh')
  expect(view.getByRole('heading', { name: '设置' })).toBeVisible()
})

it('shows its version, and that a newer one is ready', async () => {
  jest.mocked(findUpdate).mockResolvedValueOnce(() => Promise.resolve())
  const { view } = await renderScreen(Settings)
  await view.tap('About Linli, 1.0.7 · update ready')
  expect(view.path).toBe('pagecenter/page/index/setting/about/index')
})

it('shows the customer’s notification topics, and turns new messages off', async () => {
  const { api, view } = await renderScreen(Settings, { answers, signedIn: true })
  expect(view.getByRole('button', { name: 'Push notifications Orders, Offers' })).toBeVisible()
  await settle(() => fireEvent.click(view.getByRole('switch', { name: 'New messages' })))
  expect(api.calls('account.notificationSettings').at(-1)).toEqual({ newMessages: false })
})

it('leads to where the service is filed, if it is', async () => {
  const about = { servicePhone: null, serviceEmail: null, webHosts: [] }
  const filing = { number: 'ICP 1', url: 'https://beian.example.gov' }
  const { view } = await renderScreen(Settings, { answers: { 'account.about': { ...about, filing } } })
  await view.tap('ICP licence')
  expect(view.path).toBe('pagecenter/page/index/setting/about-web-view/index')
  const other = await renderScreen(Settings, { answers: { 'account.about': { ...about, filing: null } } })
  expect(within(other.view.container).queryByText('ICP licence')).toBeNull()
})

it('shows what the device allows', async () => {
  const { view } = await renderScreen(Settings)
  await view.tap('Device permissions, Location')
  expect(view.path).toBe('pagecenter/page/index/setting/permission/index')
})

it('logs out after confirmation', async () => {
  const { api, view } = await renderScreen(Settings, { answers, signedIn: true })
  await view.tap('Log out')
  await view.tap('Stay')
  expect(token.value).not.toBe('')
  expect(api.calls('login.logout')).toEqual([])
  await view.tap('Log out')
  const question = within(view.getByRole('alertdialog'))
  await settle(() => fireEvent.click(question.getByRole('button', { name: 'Log out' })))
  expect(api.calls('login.logout')).toHaveLength(1)
  expect(token.value).toBe('')
  expect(view.path).toBe('pages/tab/my/index')
})

describe('the linked apps', () => {
  const ways = { items: [{ provider: 'wechat' as const, way: 'web' as const }] }
  const linked = (boundAt: string | null) => ({ items: [{ provider: 'wechat' as const, boundAt }] })
  const at = '2026-03-14T04:00:00.000Z'

  it('are unlinked after confirmation', async () => {
    const more = { 'login.socialWays': ways, 'binding.socialList': linked(at), 'binding.removeSocial': linked(null) }
    const { api, view } = await renderScreen(Settings, { answers: { ...answers, ...more }, signedIn: true })
    await view.tap('WeChat, Linked')
    expect(api.calls('binding.removeSocial')).toEqual([])
    await view.tap('Unlink')
    expect(api.calls('binding.removeSocial')).toEqual([{ provider: 'wechat' }])
    expect(view.getByRole('button', { name: /^WeChat.*Not linked/ })).toBeVisible()
  })

  it('are not shown where there is none', async () => {
    const more = { 'login.socialWays': { items: [] }, 'binding.socialList': linked(null) }
    const { view } = await renderScreen(Settings, { answers: { ...answers, ...more }, signedIn: true })
    expect(view.queryByText('Linked apps')).toBeNull()
  })
})
