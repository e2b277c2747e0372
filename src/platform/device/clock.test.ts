import { now, secondsUntil, setClock } from './clock'

const noon = Date.parse('2026-03-28T12:00:00.000Z')
const MINUTE = 60_000

/** Milliseconds by which the device is ahead of the server. */
let wrong = 0
/** The server's time in milliseconds. */
const server = () => Date.now() - wrong

beforeEach(() => {
  jest.useFakeTimers({ now: noon })
  wrong = 0
  setClock(new Date().toISOString(), Infinity)
})
afterEach(() => {
  setClock(new Date().toISOString(), Infinity)
  jest.useRealTimers()
})

/** A call by the milliseconds that its question and its answer take. */
function call(there: number, back: number): void {
  const asked = Date.now()
  jest.advanceTimersByTime(there)
  const date = new Date(server()).toUTCString()
  jest.advanceTimersByTime(back)
  setClock(date, asked)
}

const error = () => Math.abs(now() - server())

it('leaves a right clock as it is, however long the answers take', () => {
  for (const [there, back] of [
    [0, 0],
    [30, 960],
    [700, 250],
    [20_000, 40_000],
    [0, 45],
  ] as const)
    call(there, back)
  expect(error()).toBe(0)
})

it.each([20 * MINUTE, -20 * MINUTE, 5000, -5000])(
  'corrects a clock that is %i ms ahead, better with each answer',
  (ahead) => {
    wrong = ahead
    call(100, 100)
    expect(error()).toBeLessThanOrEqual(1200)
    expect(secondsUntil(new Date(server() + 30_000).toISOString())).toBeCloseTo(30, -1)
    for (let each = 0; each < 20; each += 1) {
      jest.advanceTimersByTime(770)
      call(20, 20)
    }
    expect(error()).toBeLessThanOrEqual(100)
  },
)

it('follows a clock that is set right, or wrong, in between', () => {
  wrong = 20 * MINUTE
  call(50, 50)
  wrong = 0
  call(50, 50)
  expect(error()).toBeLessThanOrEqual(1100)
  wrong = -5 * MINUTE
  call(50, 50)
  expect(error()).toBeLessThanOrEqual(1100)
})

it.each([undefined, null, '', 'yesterday'])('learns nothing from the date %p', (date) => {
  setClock(date, Date.now())
  expect(error()).toBe(0)
})
