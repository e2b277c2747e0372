import fc from 'fast-check'
import {
  badgeText,
  fillIn,
  formatClock,
  formatCount,
  formatCountdown,
  formatDateTime,
  formatDistance,
  formatMoment,
  maskPhone,
  relativeTime,
  tagNumber,
} from './format'

it('fills in what it knows', () => {
  expect(fillIn('{a} of {b}, {c}', { a: 0, b: 'two' })).toBe('0 of two, {c}')
})

it.each([
  ['13812346209', '138****6209'],
  ['61234567', '612*4567'],
  ['12345', '*****'],
  ['', ''],
])('masks the phone %s', (phone, masked) => expect(maskPhone(phone)).toBe(masked))

it('keeps the length of a phone and shows 7 digits of it', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{8,15}$/), (phone) => {
      const masked = maskPhone(phone)
      return masked.length === phone.length && masked.replace(/\*/g, '').length === 7
    }),
  )
})

it.each([
  [0, '0', '0'],
  [999, '999', '999'],
  [8420, '8,420', '8,420'],
  [9999, '9,999', '9,999'],
  [10_000, '1w', '10k'],
  [12_999, '1.2w', '12k'],
  [999_999, '99.9w', '999k'],
  [1_250_000, '125w', '1.2m'],
])('counts %d', (count, zh, en) => {
  expect(formatCount(count, 'zh')).toBe(zh)
  expect(formatCount(count, 'en')).toBe(en)
})

it('has no badge at 0 and 99+ above 99', () => {
  expect([0, 1, 99, 100].map(badgeText)).toEqual(['', '1', '99', '99+'])
  expect([0, 99, 100].map(tagNumber)).toEqual(['0', '99', '99+'])
})

const minutes = 60
const days = 86_400

it.each([
  [-5, 'just now', '刚刚'],
  [299, 'just now', '刚刚'],
  [300, '5 minutes ago', '5分钟前'],
  [3599, '59 minutes ago', '59分钟前'],
  [60 * minutes, '1 hour ago', '1小时前'],
  [days - 1, '23 hours ago', '23小时前'],
  [days, '1 day ago', '1天前'],
  [30 * days - 1, '29 days ago', '29天前'],
  [30 * days, '1 month ago', '1个月前'],
  [364 * days, '12 months ago', '12个月前'],
  [800 * days, '2 years ago', '2年前'],
])('calls %d seconds "%s"', (seconds, en, zh) => {
  const now = new Date('2026-03-25T12:00:00Z')
  const date = new Date(now.getTime() - seconds * 1000)
  expect(relativeTime(date, now, 'en')).toBe(en)
  expect(relativeTime(date, now, 'zh')).toBe(zh)
})

it('shows metres below a kilometre', () => {
  expect([0, 620.4, 999.4, 999.6, 1249, 12_000].map(formatDistance)).toEqual([
    '0 m',
    '620 m',
    '999 m',
    '1.0 km',
    '1.2 km',
    '12.0 km',
  ])
})

/** A moment by the city's clock. */
const at = (time: string) => new Date(`${time}:00+08:00`)

it('shows clocks, days and what is left', () => {
  const now = at('2026-03-25T09:05')
  expect(formatClock(now)).toBe('09:05')
  expect(formatDateTime(now)).toBe('2026-03-25 09:05')
  expect([0, -4, 892, 892.2, 3600].map(formatCountdown)).toEqual(['00:00', '00:00', '14:52', '14:53', '01:00:00'])
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
