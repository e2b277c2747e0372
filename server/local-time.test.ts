import fc from 'fast-check'
import { offsetAt } from '@contract/utc-offset'
import {
  daysAfter,
  localClock,
  localDay,
  localDayStart,
  localMidnight,
  localMinute,
  localMonthEnd,
  offsetsAround,
  stretches,
  utcOffset,
} from './local-time'

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

test('stretches follow each other, and the clock runs evenly in each', () => {
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

test.each([
  ['Asia/Shanghai', '2026-10-20T04:10:00Z', 30, '2026-11-19T04:10:00Z'],
  ['America/New_York', '2026-10-20T04:10:00Z', 30, '2026-11-19T05:10:00Z'],
  ['America/New_York', '2026-10-20T16:00:00Z', 30, '2026-11-19T17:00:00Z'],
  ['America/New_York', '2026-03-07T07:30:00Z', 1, '2026-03-08T07:30:00Z'],
  ['America/New_York', '2026-11-15T04:30:00Z', -29, '2026-10-17T03:30:00Z'],
  ['Europe/London', '2026-10-24T00:30:00Z', 1, '2026-10-25T00:30:00Z'],
  ['Europe/London', '2026-03-28T12:00:00Z', 1, '2026-03-29T11:00:00Z'],
  ['Australia/Lord_Howe', '2026-04-04T01:00:00Z', 1, '2026-04-05T01:30:00Z'],
  ['Australia/Lord_Howe', '2026-10-03T01:30:00Z', 1, '2026-10-04T01:00:00Z'],
])('in %s some days after %s, namely %d, the clock reads the same at %s', (zone, from, days, until) => {
  expect(daysAfter(zone, at(from), days)).toEqual(at(until))
})

test('days are counted by the calendar, and the clock reads the same unless it skips that time', () => {
  fc.assert(
    fc.property(zones, moments, fc.integer({ min: -400, max: 400 }), (zone, from, days) => {
      const until = daysAfter(zone, from, days)
      const day = new Date(Date.parse(localDay(zone, from)) + days * 24 * hour).toISOString().slice(0, 10)
      expect(localDay(zone, until)).toBe(day)
      const skipped = (localMinute(zone, until) - localMinute(zone, from) + 24 * 60) % (24 * 60)
      expect([0, 30, 60]).toContain(skipped)
    }),
  )
})

test('a month ends where the next begins, whatever the clock did in it', () => {
  expect(localMonthEnd('Europe/London', at('2026-03-10T12:00:00Z'))).toEqual(at('2026-03-31T23:00:00Z'))
  expect(localMonthEnd('Europe/London', at('2026-10-10T12:00:00Z'))).toEqual(at('2026-11-01T00:00:00Z'))
  expect(localMonthEnd('Asia/Shanghai', at('2026-10-31T16:00:00Z'))).toEqual(at('2026-11-30T16:00:00Z'))
})

test('the offsets around a moment hold for every other one within a year before and after', () => {
  fc.assert(
    fc.property(zones, moments, fc.integer({ min: -365 * 24, max: 365 * 24 }), (zone, now, hours) => {
      const other = new Date(now.getTime() + hours * hour)
      expect(offsetAt(offsetsAround(zone, now), other)).toBe(utcOffset(zone, other))
    }),
  )
})

test('a clock that never changes has one number, and another one a list of its changes', () => {
  expect(offsetsAround('Asia/Shanghai', at('2026-10-20T04:00:00Z'))).toBe(480)
  expect(offsetsAround('Europe/London', at('2026-10-20T04:00:00Z'))).toEqual([
    { from: '2025-01-01T00:00:00.000Z', minutes: 0 },
    { from: '2025-03-30T01:00:00.000Z', minutes: 60 },
    { from: '2025-10-26T01:00:00.000Z', minutes: 0 },
    { from: '2026-03-29T01:00:00.000Z', minutes: 60 },
    { from: '2026-10-25T01:00:00.000Z', minutes: 0 },
    { from: '2027-03-28T01:00:00.000Z', minutes: 60 },
    { from: '2027-10-31T01:00:00.000Z', minutes: 0 },
  ])
})
