import { formatDateTime, formatMoment } from './date'
import { offsetAt } from './utc-offset'

const london = [
  { from: '2026-01-01T00:00:00.000Z', minutes: 0 },
  { from: '2026-03-29T01:00:00.000Z', minutes: 60 },
  { from: '2026-10-25T01:00:00.000Z', minutes: 0 },
]
const at = (time: string) => new Date(time)

test.each([
  [480, '2026-10-25T00:59:59Z', 480],
  [london, '2025-12-31T23:59:59Z', 0],
  [london, '2026-03-29T00:59:59Z', 0],
  [london, '2026-03-29T01:00:00Z', 60],
  [london, '2026-10-25T00:59:59Z', 60],
  [london, '2026-10-25T01:00:00Z', 0],
])('by %j a clock is ahead at %s by %d minutes', (offset, time, minutes) => {
  expect(offsetAt(offset, at(time))).toBe(minutes)
})

test('times of several days are each written by the offset of that day', () => {
  const times = ['2026-10-24T15:00:00Z', '2026-10-26T15:00:00Z']
  expect(times.map((time) => formatDateTime(at(time), london))).toEqual(['2026-10-24 16:00', '2026-10-26 15:00'])
  expect(formatMoment(at('2026-10-25T23:30:00Z'), at('2026-10-24T23:30:00Z'), 'en', london)).toBe('Today 23:30')
})
