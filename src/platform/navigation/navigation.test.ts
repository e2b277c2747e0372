import Taro from '@tarojs/taro'
import { platform } from '../../../tests/stand-ins/taro'
import { arrived, back, open, replace, urlOf } from './navigation'

const home = { route: 'pages/tab/home/index', params: {} }
const paths = () => platform.pages.map(({ route }) => route)

beforeEach(() => platform.reset(home))

it('writes parameters into the address and leaves out what is not given', () => {
  expect(urlOf('userAgreement', { key: 'a b&c' })).toBe(
    '/pagecenter/page/user/login/user-agreement/index?key=a%20b%26c',
  )
  expect(urlOf('userAgreement', {})).toBe('/pagecenter/page/user/login/user-agreement/index')
})

it('switches to tabs and opens other screens over the current one', async () => {
  await open('loginCode')
  expect(paths()).toEqual([home.route, 'pagecenter/page/user/login/login-code/index'])
  await open('my')
  expect(paths()).toEqual(['pages/tab/my/index'])
})

it('takes the place of the ninth screen, since mini-programs hold ten', async () => {
  for (let level = 1; level < 9; level++) await open('article', { id: `${level}` })
  expect(paths()).toHaveLength(9)
  await open('search', { keyword: 'noodles' })
  expect(paths()).toHaveLength(9)
  expect(platform.pages[8]).toMatchObject({ params: { keyword: 'noodles' } })
})

it('replaces the current screen', async () => {
  await open('loginCode')
  await replace('loginPassword')
  expect(paths()).toEqual([home.route, 'pagecenter/page/user/login/login-password/index'])
})

it('goes back, at most to the first screen, and home from a first screen that is not', async () => {
  await open('loginCode')
  await open('register')
  await back(5)
  expect(paths()).toEqual([home.route])
  platform.reset({ route: 'pagecenter/page/user/login/register/index', params: {} })
  await back()
  expect(paths()).toEqual([home.route])
})

it('goes to what was open before a refresh, which only the browser remembers', async () => {
  const before = jest.spyOn(window.history, 'back').mockReturnValue()
  window.history.replaceState({ idx: 2 }, '')
  platform.reset({ route: 'pages/detail/takeout/index', params: {} })
  await back()
  expect(before).toHaveBeenCalledTimes(1)
  expect(paths()).toEqual(['pages/detail/takeout/index'])
  window.history.replaceState(null, '')
})

it('opens a screen once for two taps, and again once one has come back', async () => {
  const from = platform.pages[0]
  const tap = () => open('article', { id: '1' })
  const opened: unknown[] = []
  const stay: typeof Taro.navigateTo = ({ url }) => {
    opened.push(url)
    return Promise.resolve({ errMsg: '' })
  }
  // The stand-in is a mock itself: `mockRestore` would remove its implementation.
  for (let tapped = 0; tapped < 3; tapped++) jest.mocked(Taro.navigateTo).mockImplementationOnce(stay)
  await Promise.all([tap(), tap(), open('article', { id: '2' })])
  expect(opened.map((url) => String(url).slice(-1))).toEqual(['1', '2'])
  arrived()
  await open('article', { id: '2' })
  expect(opened).toHaveLength(3)
  expect(platform.pages).toEqual([from])
})
