import { openInBrowser } from '@/platform/navigation/web-page'
import { renderScreen } from '@/testing'
import WebView from '.'

jest.mock('@/platform/navigation/web-page', () => ({
  ...jest.requireActual<object>('@/platform/navigation/web-page'),
  openInBrowser: jest.fn(() => Promise.resolve('opened')),
}))

const about = { servicePhone: null, serviceEmail: null, filing: null, webHosts: ['example.gov'] }
const opened = (url: string) => renderScreen(WebView, { params: { url }, answers: { 'account.about': about } })

beforeEach(() => jest.mocked(openInBrowser).mockClear())

it('says whose page it is, and opens it in the browser', async () => {
  const { view } = await opened('https://beian.example.gov/find')
  expect(view.getByText(/^beian\.example\.gov opens/)).toBeVisible()
  await view.tap('Open in browser')
  expect(openInBrowser).toHaveBeenCalledWith('https://beian.example.gov/find')
})

it('says that the address was copied where there is no browser', async () => {
  jest.mocked(openInBrowser).mockResolvedValueOnce('copied')
  const { view } = await opened('https://example.gov')
  await view.tap('Open in browser')
  expect(view.toast).toBe('Address copied. Open it in a browser')
})

it.each(['https://example.gov.evil.org', 'http://example.gov', 'javascript:alert(1)'])('refuses %s', async (url) => {
  const { view } = await opened(url)
  expect(view.getByRole('alert')).toHaveTextContent('We can’t open this page')
  expect(view.queryByText('Open in browser')).toBeNull()
})

it('opens nothing until it is known what is allowed, and tries again', async () => {
  const { api, view } = await renderScreen(WebView, { params: { url: 'https://example.gov' } })
  expect(view.queryByText('Open in browser')).toBeNull()
  api.answer('account.about', about)
  await view.tap('Try again')
  expect(view.getByText('Open in browser')).toBeVisible()
})
