import { groupedPhone, joinPhone, maxPhoneDigits, phoneDigits, splitPhone } from './phone'

it.each([
  ['138 0000 0002', '86', '13800000002'],
  ['+86 138-0000-0002', '86', '13800000002'],
  ['0086 13800000002', '86', '13800000002'],
  ['8613800000002', '86', '13800000002'],
  ['１３８ ００００ ０００２', '86', '13800000002'],
  ['+852 2345 6789', '852', '23456789'],
  ['00852 23456789', '852', '23456789'],
  ['86138', '86', '86138'],
  ['13800000002999', '86', '13800000002'],
])('takes the digits of %s for +%s', (text, code, digits) => expect(phoneDigits(text, code)).toBe(digits))

it.each([
  ['86', '13800000002', '138 0000 0002'],
  ['86', '1380', '138 0'],
  ['86', '138', '138'],
  ['86', '138000000021', '138000000021'],
  ['852', '23456789', '23456789'],
])('groups a number of +%s for reading: %s', (code, digits, grouped) =>
  expect(groupedPhone(code, digits)).toBe(grouped),
)

it.each([
  ['86', '13800000002', '13800000002'],
  ['852', '23456789', '+852 23456789'],
])('writes a number of +%s with its code unless it is of home', (code, digits, phone) => {
  expect(joinPhone(code, digits)).toBe(phone)
  expect(splitPhone(phone)).toEqual({ code, digits })
})

it.each(['x+852 23456789', '+852', '+ 1'])('takes %s for a number of home', (phone) =>
  expect(splitPhone(phone)).toEqual({ code: '86', digits: phone }),
)

it('has room for the digits of an area', () => expect(['86', '852'].map(maxPhoneDigits)).toEqual([11, 12]))

it('takes the own code off only where it is written, or the number is too long without', () => {
  expect(phoneDigits('85212345', '852')).toBe('85212345')
  expect(phoneDigits('8521234567890', '852')).toBe('1234567890')
  expect(phoneDigits('+1 2025550123', '86')).toBe('12025550123')
})
