import { api } from '@/services/api'
import { FakeServer } from '@/testing'
import { FormField } from '@/state'
import { clearWaits } from './code-waits'
import { Verification } from './verification'

const phone = '13800006209'
const verification = (typed = phone) => new Verification(api, 'login', new FormField(() => undefined, typed))

beforeEach(() => {
  jest.useFakeTimers()
  clearWaits()
  void new FakeServer({ 'code.send': { resendSeconds: 60, shownCode: null } })
})
afterEach(() => jest.useRealTimers())

it('continues the countdown for a customer who left and came back, also before the number is typed again', async () => {
  await verification().send()
  jest.advanceTimersByTime(18_000)
  expect(verification().secondsLeft).toBe(42)
  expect(verification('').secondsLeft).toBe(42)
  jest.advanceTimersByTime(42_000)
  expect(verification().secondsLeft).toBe(0)
})

it('makes no other number and no other purpose wait', async () => {
  await verification().send()
  expect(verification('13800001111').secondsLeft).toBe(0)
  expect(new Verification(api, 'register', new FormField(() => undefined, phone)).secondsLeft).toBe(0)
})
