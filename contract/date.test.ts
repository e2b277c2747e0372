import fc from 'fast-check'
import {
  daysInMonth,
  formatClock,
  formatDate,
  formatDateTime,
  formatDay,
  formatMoment,
  readDay,
  relativeTime,
} from './date'

const minutes = 60
const days = 86_400

it.each([
  [-5, 'just now', '刚刚'],
  [299, 'just now', '刚刚'],
  [300, '5 min', '5分钟前'],
  [3599, '59 min', '59分钟前'],
  [60 * minutes, '1 h', '1小时前'],
  [days - 1, '23 h', '23小时前'],
  [days, '1 day', '1天前'],
  [30 * days - 1, '29 days', '29天前'],
  [30 * days, '1 month', '1个月前'],
  [364 * days, '12 months', '12个月前'],
  [800 * days, '2 years', '2年前'],
])('calls %d seconds "%s"', (seconds, en, zh) => {
  const now = new Date('2026-03-25T12:00:00Z')
  const date = new Date(now.getTime() - seconds * 1000)
  expect(relativeTime(date, now, 'en')).toBe(en)
  expect(relativeTime(date, now, 'zh')).toBe(zh)
})

/** A time in the deployment's time zone. */
const at = (time: string) => new Date(`${time}:00+08:00`)

it('shows clocks and days', () => {
  const now = at('2026-03-25T09:05')
  expect(formatClock(now)).toBe('09:05')
  expect(formatDateTime(now)).toBe('2026-03-25 09:05')
})

it.each([
  [at('2026-03-25T00:01'), 'Today 00:01', '今天 00:01'],
  [at('2026-03-24T23:59'), 'Yesterday 23:59', '昨天 23:59'],
  [at('2026-03-26T08:00'), 'Tomorrow 08:00', '明天 08:00'],
  [at('2026-03-22T08:00'), '22 Mar 08:00', '3月22日 08:00'],
  [at('2025-12-31T08:00'), '31 Dec 2025 08:00', '2025年12月31日 08:00'],
])('names the moment %s', (date, en, zh) => {
  const now = at('2026-03-25T09:05')
  expect(formatMoment(date, now, 'en')).toBe(en)
  expect(formatMoment(date, now, 'zh')).toBe(zh)
})

describe('the clock of a place', () => {
  const night = new Date('2026-03-28T23:30:00Z')

  it('is the one that is named, else the deployment’s', () => {
    expect(formatDateTime(night)).toBe('2026-03-29 07:30')
    expect([-300, 0, 60, 345].map((offset) => formatDateTime(night, offset))).toEqual([
      '2026-03-28 18:30',
      '2026-03-28 23:30',
      '2026-03-29 00:30',
      '2026-03-29 05:15',
    ])
  })

  it('says which day it is there', () => {
    const now = new Date('2026-03-29T04:30:00Z')
    expect([-300, 0, 60].map((offset) => formatDay(night, now, 'en', offset))).toEqual(['Today', 'Yesterday', 'Today'])
    expect(formatMoment(night, now, 'zh', -300)).toBe('今天 18:30')
  })

  it('does not go by the device’s, which may be changing its own', () => {
    const offset = fc.integer({ min: -12 * 60, max: 14 * 60 })
    const time = fc.date({ min: new Date('2000-01-01'), max: new Date('2050-01-01'), noInvalidDate: true })
    fc.assert(
      fc.property(time, offset, (date, minutes) => {
        const shifted = new Date(date.getTime() + minutes * 60_000).toISOString()
        expect(formatDate(date, minutes)).toBe(shifted.slice(0, 10))
        expect(formatClock(date, minutes)).toBe(shifted.slice(11, 16))
      }),
    )
  })
})

describe('days of the calendar', () => {
  it.each([
    '2026-02-30',
    '2025-02-29',
    '1900-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-04-00',
    '2026-4-1',
    '',
    'x',
    'x2026-04-01',
    '2026-04-01x',
    '+002026-04-01',
    '12026-04-01',
  ])('has no %s', (text) => expect(readDay(text)).toBeUndefined())

  it('reads the parts of a day', () => {
    expect(readDay('2024-02-29')).toEqual({ year: 2024, month: 2, day: 29 })
    expect(readDay('2000-02-29')).toEqual({ year: 2000, month: 2, day: 29 })
    expect(readDay('1800-12-31')).toEqual({ year: 1800, month: 12, day: 31 })
  })

  it('has months of their lengths', () => {
    expect([1, 2, 4, 12].map((month) => daysInMonth(2026, month))).toEqual([31, 28, 30, 31])
    expect([1900, 2000, 2024].map((year) => daysInMonth(year, 2))).toEqual([28, 29, 29])
  })
})
