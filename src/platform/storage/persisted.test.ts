import Taro from '@tarojs/taro'
import { flushPersisted, Persisted } from './persisted'

const writes = () => jest.mocked(Taro.setStorage).mock.calls.map(([{ data }]) => data as unknown)

beforeEach(() => {
  jest.useFakeTimers()
  jest.spyOn(Taro, 'setStorage')
})
afterEach(() => {
  flushPersisted()
  jest.useRealTimers()
  jest.restoreAllMocks()
})

it('should write the changes of a moment once, while each is read at once', () => {
  const text = new Persisted('late', '', { delay: 300 })
  for (const typed of ['L', 'Le', 'Less']) {
    text.set(typed)
    expect(text.value).toBe(typed)
  }
  expect(writes()).toEqual([])
  jest.advanceTimersByTime(300)
  expect(writes()).toEqual(['Less'])
})

it('should write while somebody types on and on', () => {
  const text = new Persisted('late', 0, { delay: 300 })
  for (let typed = 1; typed <= 7; typed++) {
    text.set(typed)
    jest.advanceTimersByTime(100)
  }
  expect(writes()).toEqual([3, 6])
})

it('should write what is due before the app ends, and only once', () => {
  const text = new Persisted('late', '', { delay: 300 })
  text.set('Less salt')
  flushPersisted()
  expect(writes()).toEqual(['Less salt'])
  flushPersisted()
  jest.advanceTimersByTime(300)
  expect(writes()).toEqual(['Less salt'])
})

it('should clear at once', () => {
  const text = new Persisted('late', '', { delay: 300 })
  text.set('Less salt')
  text.clear()
  jest.advanceTimersByTime(300)
  expect(writes()).toEqual([''])
})
