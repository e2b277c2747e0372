import { ScrollTarget } from './scroll-target'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

it('has its goal while the screen scrolls there', () => {
  const target = new ScrollTarget()
  target.to('name')
  jest.advanceTimersByTime(599)
  expect(target.goal).toBe('name')
  jest.advanceTimersByTime(1)
  expect(target.goal).toBeUndefined()
})

it('begins again with each goal', () => {
  const target = new ScrollTarget()
  target.to('name')
  jest.advanceTimersByTime(500)
  target.to('phone')
  jest.advanceTimersByTime(500)
  expect(target.goal).toBe('phone')
})

it('moves again to the same goal, which may be elsewhere by now', () => {
  const target = new ScrollTarget()
  target.to('name')
  jest.advanceTimersByTime(100)
  target.to('name')
  expect(target.goal).toBeUndefined()
  jest.advanceTimersByTime(50)
  expect(target.goal).toBe('name')
  jest.advanceTimersByTime(600)
  expect(target.goal).toBeUndefined()
})

it('changes nothing after the end of its screen', () => {
  const target = new ScrollTarget()
  target.to('name')
  target.dispose()
  jest.runAllTimers()
  expect(target.goal).toBe('name')
})
