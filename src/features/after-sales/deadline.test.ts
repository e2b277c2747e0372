import { timeLeft } from './deadline'

const HOUR = 3600

it.each([
  [6 * 24 * HOUR + 4 * HOUR + 59, '6 days 4 h'],
  [47 * HOUR + 12 * 60, '47 h 12 min'],
  [HOUR, '1 h 0 min'],
  [HOUR - 1, '59:59'],
  [-5, '00:00'],
])('formats %i seconds as %s', (seconds, text) => {
  expect(timeLeft(seconds)).toBe(text)
})
