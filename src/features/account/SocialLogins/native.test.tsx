import { renderScreen } from '@/testing'
import { SocialLogins } from '.'

jest.mock('@/platform/session/social', () => jest.requireActual<object>('@/platform/session/social.rn'))

it('draws nothing in the native app, which can ask no social app, whatever the server can', async () => {
  const items = [{ provider: 'wechat' as const, way: 'web' as const }]
  const { api, view } = await renderScreen(SocialLogins, { answers: { 'login.socialWays': { items } } })
  expect(api.calls('login.socialWays')).toEqual([])
  expect(view.queryByRole('button')).toBeNull()
})
