import { CallAborted, CallFailure, NetworkError, SessionEnded } from './failures'
import { isPassing } from './passing'

it.each([0, 408, 429, 500, 502, 503, 504])('counts status %s as passing', (status) =>
  expect(isPassing(new NetworkError(status, ''))).toBe(true),
)

it.each([400, 403, 404, 413])('counts status %s as final', (status) =>
  expect(isPassing(new NetworkError(status, ''))).toBe(false),
)

it('counts a limit of calls that the server names as passing', () =>
  expect(isPassing(new CallFailure(429, 'tooManyRequests', '', null))).toBe(true))

it.each([new CallFailure(404, 'notFound', '', null), new SessionEnded(), new CallAborted(), new Error('broken')])(
  'counts %p as final',
  (error) => expect(isPassing(error)).toBe(false),
)
