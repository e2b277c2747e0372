import { findUpdate } from '@/features/device/find-update'
import { renderScreen } from '@/testing'
import About from '.'

jest.mock('@/features/device/find-update', () => ({
  ...jest.requireActual<object>('@/features/device/find-update'),
  findUpdate: jest.fn(() => Promise.resolve(undefined)),
}))

const url = 'https://beian.example.gov/find'
const about = { servicePhone: null, serviceEmail: null, filing: { number: 'ICP 1', url }, webHosts: [] }
const opened = (filing: typeof about.filing | null = about.filing, language: 'en' | 'zh' = 'en') =>
  renderScreen(About, { language, answers: { 'account.about': { ...about, filing } } })

beforeEach(() => jest.mocked(findUpdate).mockClear())

it('says which version it is, and that it is the latest', async () => {
  const { view } = await opened()
  expect(view.getByText('Version 1.0.7 (107)')).toBeVisible()
  expect(view.getByText('Up to date')).toBeVisible()
})

it('installs a newer version', async () => {
  const install = jest.fn(() => Promise.resolve())
  jest.mocked(findUpdate).mockResolvedValueOnce(install)
  const { view } = await opened()
  await view.tap('App update, Update ready')
  expect(install).toHaveBeenCalledTimes(1)
})

it('looks again for a newer version', async () => {
  const { view } = await opened()
  await view.tap('App update, Up to date')
  expect(findUpdate).toHaveBeenCalledTimes(2)
})

it('shows the filing with the page of its authority', async () => {
  const { view } = await opened()
  await view.tap('ICP licence, ICP 1')
  expect(view.path).toBe('pagecenter/page/index/setting/about-web-view/index')
})

it('shows no filing where none exists', async () => {
  const { view } = await opened(null)
  expect(view.queryByText('ICP licence')).toBeNull()
})

it('shows an error when it cannot be read, and tries again', async () => {
  const { api, view } = await renderScreen(About)
  expect(view.getByRole('alert')).toBeVisible()
  api.answer('account.about', about)
  await view.tap('Try again')
  expect(view.getByText('ICP 1')).toBeVisible()
})

it('speaks Chinese', async () => {
  const { view } = await opened(about.filing, 'zh')
  expect(view.getByText('备案信息')).toBeVisible()
})
