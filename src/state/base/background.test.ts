import { feedback } from '@/platform/view/feedback'
import { CallAborted, CallFailure, NetworkError, SessionEnded } from '@/services/failures'
import { inBackground } from './background'

let reported: jest.SpyInstance
beforeEach(() => {
  reported = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  feedback.hush()
})
afterEach(() => reported.mockRestore())

it('answers what the action does', async () => {
  expect(await inBackground(() => Promise.resolve('done'))).toBe('done')
})

it.each([
  new CallAborted(),
  new CallFailure(-1, undefined, 'Refused', null),
  new NetworkError(0, 'The network is down'),
  new SessionEnded(),
])('says nothing of %s', async (error) => {
  expect(await inBackground(() => Promise.reject(error))).toBeUndefined()
  expect([feedback.toast, reported.mock.calls.length]).toEqual(['', 0])
})

it('reports what nobody expected', async () => {
  expect(await inBackground(() => Promise.reject(new TypeError('x is undefined')))).toBeUndefined()
  expect([feedback.toast, reported.mock.calls.length]).toEqual(['', 1])
})
