import fc from 'fast-check'
import { configure } from './settings'
import { badgeText, fillIn, formatCount, formatCountdown, formatDistance, maskPhone, plural, tagNumber } from './format'

it('fills in what it knows', () => {
  expect(fillIn('{a} of {bc}, {c}', { a: 0, bc: 'two' })).toBe('0 of two, {c}')
  expect(fillIn('{a}')).toBe('{a}')
})

it('fills in the noun of a count', () => {
  const left = (count: number | string) => fillIn('{left} {left|try|tries} left', { left: count })
  expect([left(0), left(1), left('1'), left(2)]).toEqual(['0 tries left', '1 try left', '1 try left', '2 tries left'])
  expect(fillIn('{left|try|tries}')).toBe('{left|try|tries}')
})

it.each([
  ['13812346209', '138****6209'],
  ['61234567', '612*4567'],
  ['12345', '*****'],
  ['1234567', '*******'],
  ['+852 23456789', '+852 234*6789'],
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
  [10_000, '1w', '10k'],
  [12_999, '1.2w', '12k'],
  [999_999, '99.9w', '999k'],
  [1_000_000, '100w', '1m'],
  [1_250_000, '125w', '1.2m'],
])('counts %d', (count, zh, en) => {
  expect(formatCount(count, 'zh')).toBe(zh)
  expect(formatCount(count, 'en')).toBe(en)
  configure({ englishCounts: 'w' })
  expect(formatCount(count, 'zh')).toBe(zh)
  expect(formatCount(count, 'en')).toBe(zh)
  configure({})
})

it('separates thousands in English, not in Chinese', () => {
  expect([999, 8420, 9999].map((count) => formatCount(count, 'en'))).toEqual(['999', '8,420', '9,999'])
  expect([999, 8420, 9999].map((count) => formatCount(count, 'zh'))).toEqual(['999', '8420', '9999'])
})

it('has no badge at 0 and 99+ above 99', () => {
  expect([0, 1, 99, 100].map(badgeText)).toEqual(['', '1', '99', '99+'])
  expect([0, 99, 100].map(tagNumber)).toEqual(['0', '99', '99+'])
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

it('shows what is left', () => {
  expect([0, -4, 892, 892.2, 3599, 3600, 86_461].map(formatCountdown)).toEqual([
    '00:00',
    '00:00',
    '14:52',
    '14:53',
    '59:59',
    '01:00:00',
    '24:01:01',
  ])
})

it.each([
  [0, '0 items'],
  [1, '1 item'],
  [2, '2 items'],
])('counts %d English things', (count, text) => expect(plural(count, 'item')).toBe(text))

it('takes an irregular plural', () => {
  expect(plural(1, 'match', 'matches')).toBe('1 match')
  expect(plural(3, 'match', 'matches')).toBe('3 matches')
})
