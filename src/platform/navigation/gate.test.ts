import { limits } from '@contract/limits'
import { platform } from '../../../tests/stand-ins/taro'
import { feedback } from '@/platform/view/feedback'
import { askLogin, clearGoal, navigate, needsLogin, resume } from './gate'
import { open } from './navigation'
import { token } from '@/platform/session/token'

const login = 'pagecenter/page/user/login/login-code/index'
const paths = () => platform.pages.map(({ route }) => route)

beforeEach(() => {
  jest.useFakeTimers()
  platform.reset({ route: 'pages/tab/my/index', params: {} })
  token.set('')
  clearGoal()
})

afterEach(() => {
  jest.runOnlyPendingTimers()
  jest.useRealTimers()
})

it('lets those who are logged in pass', () => {
  token.set('abc')
  const action = jest.fn()
  needsLogin(action)('s1')
  expect(action).toHaveBeenCalledWith('s1')
  expect(paths()).toEqual(['pages/tab/my/index'])
})

it('sends who is logged out on the screen of a new phone to log in', () => {
  platform.reset({ route: 'pagecenter/page/user/login/bind-phone/index', params: {} })
  askLogin()
  jest.advanceTimersByTime(limits.loginRedirectDebounceMs)
  expect(paths()).toHaveLength(2)
})

it('sends a visitor to log in once for several presses within 200 ms, and says why', () => {
  const action = jest.fn()
  for (let press = 0; press < 3; press++) needsLogin(action)()
  expect(feedback.toast).toBe('Please log in first')
  jest.advanceTimersByTime(limits.loginRedirectDebounceMs - 1)
  expect(paths()).toHaveLength(1)
  jest.advanceTimersByTime(1)
  expect(paths()).toEqual(['pages/tab/my/index', login])
  expect(action).not.toHaveBeenCalled()
})

it('does what was asked after login, from the screen where it was asked', async () => {
  const action = jest.fn()
  needsLogin(action)('s1')
  jest.advanceTimersByTime(limits.loginRedirectDebounceMs)
  await open('register')
  token.set('abc')
  await resume()
  expect(paths()).toEqual(['pages/tab/my/index'])
  expect(action).toHaveBeenCalledTimes(1)
  expect(action).toHaveBeenCalledWith('s1')
  await resume()
  expect(action).toHaveBeenCalledTimes(1)
})

it('opens over the ninth screen, which is there again after the login', async () => {
  for (let level = 1; level < 9; level++) await open('article', { id: `${level}` })
  const ninth = platform.pages[8]
  const action = jest.fn()
  needsLogin(action)()
  jest.advanceTimersByTime(limits.loginRedirectDebounceMs)
  expect(paths()).toHaveLength(10)
  await open('register')
  token.set('abc')
  await resume()
  expect(paths()).toHaveLength(9)
  expect(platform.pages[8]).toBe(ninth)
  expect(action).toHaveBeenCalledTimes(1)
})

it('goes home after a login that was opened by its address', async () => {
  platform.reset({ route: login, params: {} })
  token.set('abc')
  await resume()
  expect(paths()).toEqual(['pages/tab/home/index'])
})

it('forgets an older goal when login is opened for its own sake', async () => {
  const action = jest.fn()
  needsLogin(action)()
  navigate('loginCode')
  jest.advanceTimersByTime(limits.loginRedirectDebounceMs)
  token.set('abc')
  await resume()
  expect(action).not.toHaveBeenCalled()
})

it('opens no second login over the first', () => {
  askLogin(undefined, 0)
  jest.advanceTimersByTime(0)
  askLogin(undefined, 0)
  jest.advanceTimersByTime(0)
  expect(paths()).toEqual(['pages/tab/my/index', login])
})
