import fc from 'fast-check'
import { localClock, localDay, localDayStart, localMidnight, localMinute, stretches, utcOffset } from './local-time'

const at = (text: string) => new Date(text)
const hour = 3_600_000

test.each([
  ['Asia/Shanghai', '2026-07-01T00:00:00Z', 480],
  ['Asia/Kathmandu', '2026-07-01T00:00:00Z', 345],
  ['America/St_Johns', '2026-01-01T00:00:00Z', -210],
  ['Europe/London', '2026-03-29T00:59:59Z', 0],
  ['Europe/London', '2026-03-29T01:00:00Z', 60],
  ['Europe/London', '2026-10-25T00:59:59Z', 60],
  ['Europe/London', '2026-10-25T01:00:00Z', 0],
  ['Australia/Lord_Howe', '2026-07-01T00:00:00Z', 630],
  ['Australia/Lord_Howe', '2026-12-01T00:00:00Z', 660],
])('%s at %s is %d minutes ahead', (zone, time, minutes) => {
  expect(utcOffset(zone, at(time))).toBe(minutes)
})

test('the clock skips an hour in spring and shows one twice in autumn', () => {
  const clocks = (times: string[]) => times.map((time) => localClock('Europe/London', at(time)))
  expect(clocks(['2026-03-29T00:59:00Z', '2026-03-29T01:00:00Z'])).toEqual(['00:59', '02:00'])
  expect(clocks(['2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z', '2026-10-25T02:30:00Z'])).toEqual([
    '01:30',
    '01:30',
    '02:30',
  ])
})

// Havana puts its clock forward at midnight and back at one; Beirut goes from midnight to eleven the evening before.
test.each([
  ['Asia/Shanghai', '2026-03-25T04:00:00Z', '2026-03-24T16:00:00Z', 24],
  ['Europe/London', '2026-03-29T12:00:00Z', '2026-03-29T00:00:00Z', 23],
  ['Europe/London', '2026-10-25T12:00:00Z', '2026-10-24T23:00:00Z', 25],
  ['America/New_York', '2026-03-08T12:00:00Z', '2026-03-08T05:00:00Z', 23],
  ['America/New_York', '2026-11-01T12:00:00Z', '2026-11-01T04:00:00Z', 25],
  ['America/Havana', '2026-03-08T12:00:00Z', '2026-03-08T05:00:00Z', 23],
  ['America/Havana', '2026-11-01T12:00:00Z', '2026-11-01T04:00:00Z', 25],
  ['Asia/Beirut', '2026-10-24T12:00:00Z', '2026-10-23T21:00:00Z', 25],
  ['Asia/Beirut', '2026-10-25T12:00:00Z', '2026-10-24T22:00:00Z', 24],
])('the day of %s around %s begins at %s and has %d hours', (zone, now, begins, hours) => {
  expect(localDayStart(zone, at(now))).toEqual(at(begins))
  expect(localMidnight(zone, at(now))).toEqual(new Date(at(begins).getTime() + hours * hour))
})

const zones = fc.constantFrom(
  'Europe/London',
  'America/New_York',
  'America/Havana',
  'Asia/Beirut',
  'Australia/Lord_Howe',
)
const moments = fc
  .integer({ min: 0, max: 366 * 24 * 12 })
  .map((steps) => new Date(Date.UTC(2026, 0, 1) + steps * 300_000))

test('a day begins at its first moment and ends where the next begins, in any zone', () => {
  fc.assert(
    fc.property(zones, moments, (zone, now) => {
      const start = localDayStart(zone, now)
      const end = localMidnight(zone, now)
      expect(start <= now && now < end).toBe(true)
      expect(localDay(zone, start)).toBe(localDay(zone, now))
      expect(localDay(zone, new Date(start.getTime() - 1))).not.toBe(localDay(zone, now))
      expect(localDayStart(zone, end)).toEqual(end)
    }),
  )
})

test('stretches follow each other, and in each the clock goes on evenly', () => {
  fc.assert(
    fc.property(zones, moments, (zone, from) => {
      const to = new Date(from.getTime() + 4 * 24 * hour)
      const found = stretches(zone, from, to)
      expect([found[0]?.from, found.at(-1)?.to]).toEqual([from.getTime(), to.getTime()])
      expect(found.slice(1).map((each) => each.from)).toEqual(found.slice(0, -1).map((each) => each.to))
      for (const each of found) {
        expect(each.from).toBeLessThan(each.to)
        for (const time of [each.from, (each.from + each.to) / 2, each.to - 1]) {
          expect(utcOffset(zone, new Date(time))).toBe(each.utcOffset)
        }
      }
    }),
  )
})

test('the minute of the day is what the clock reads', () => {
  expect(localMinute('Europe/London', at('2026-07-01T11:05:59Z'))).toBe(12 * 60 + 5)
})
