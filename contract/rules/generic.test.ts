import fc from 'fast-check'
import { configure } from '../settings'
import * as others from './generic'
import * as amounts from './money'
import * as phones from './phone'

const generic = { ...others, ...amounts, ...phones }

/** Accepted and refused values of each rule. */
const examples = {
  required: [
    ['a', ' a '],
    ['', '  ', '\n', '\u200b', '\u3164 \u2060'],
  ],
  phone: [
    ['13800138000', '19912345678', '12012345678', '138 00138000', '１３８００１３８０００', '0086 138-0013-8000'],
    ['', '11012345678', '03800138000', '1380013800', '138001380001', '1380013800a'],
  ],
  verificationCode: [
    ['000000', '123456'],
    ['', '12345', '1234567', '12345a', '12345\n', ' 12345'],
  ],
  password: [
    ['abc123', '1bcdefghijkl', 'A1A1A1'],
    ['', 'ab123', 'abc1234567890', 'abcdef', '123456', 'abc 123', 'abc_123', 'abc123\n', '密码abc123'],
  ],
  payPassword: [
    ['000000', '135790'],
    ['', '12345', '1234567', '12345x', '123456\n'],
  ],
  money: [
    ['0', '0.00', '12', '12.5', '12.55', '.5', '1.', '1,000', '12,5', '１２．５', ' ¥1,286.00'],
    ['', '-1', '1.234', '1e3', 'a', '.', ',', '1,0000', '1,2,3', '1.000,5'],
  ],
  positiveMoney: [
    ['0.01', '1', '10.00', '100'],
    ['', '0', '0.0', '0.00', '-1', '1.234'],
  ],
  number: [
    ['12345', '01234567890'],
    ['', '1234', '123456789012', '1234a'],
  ],
  qq: [
    ['10000', '12345678901'],
    ['', '1234', '012345', '123456789012'],
  ],
  digits: [
    ['0', '0123'],
    ['', '1a', '-1', '1.0', '１'],
  ],
  letters: [
    ['a', 'AbC'],
    ['', 'a1', 'é', '中', 'a b'],
  ],
  lettersOrDigits: [
    ['a', '1', 'A1b2'],
    ['', 'a_1', 'a 1', '中1'],
  ],
  landline: [
    ['0755-26551234', '075526551234', '010-62345678', '26551234', '0755-26551234-801'],
    ['', '123', '0755-16551234', '0755--26551234', '13800138000', '0755-26551234-'],
  ],
  email: [
    ['a@b.cn', 'first.last+tag@mail.example.com', "o'neil@x-y.org"],
    ['', 'a', 'a@b', '@b.cn', 'a@.cn', 'a@b..cn', 'a b@c.cn', '.a@b.cn', 'a.@b.cn', 'a@-b.cn', 'a@b.c', 'a@b@c.cn'],
  ],
  url: [
    ['http://a.cn', 'https://a.cn:8080/x?y=1#z', 'HTTPS://A.CN', 'https://a.cn?x'],
    ['', 'a.cn', 'ftp://a.cn', 'http://', 'http:// a', 'https://a.cn:x', 'javascript:alert(1)', 'https://u@a.cn'],
  ],
  date: [
    ['2024-02-29', '2000-02-29', '2025-12-31'],
    ['', '2023-02-29', '1900-02-29', '2025-13-01', '2025-00-10', '2025-04-31', '2025-01-00', '25-01-01', '2025-1-1'],
  ],
} as const satisfies Partial<Record<keyof typeof generic, readonly [readonly string[], readonly string[]]>>

describe.each(Object.entries(examples))('%s', (name, [fine, broken]) => {
  const rule = generic[name as keyof typeof examples] as (value: string) => string | undefined

  it.each(fine.map((value) => [value]))('finds "%s" fine', (value) => expect(rule(value)).toBeUndefined())
  it.each(broken.map((value) => [value]))('refuses "%s"', (value) => expect(rule(value)).toEqual(expect.any(String)))
})

describe('phone', () => {
  afterEach(() => configure({}))

  it('takes 8 or 11 digits where the deployment says so', () => {
    configure({ phoneForm: 'eightOrEleven' })
    for (const value of ['12345678', '01234567890']) expect(generic.phone(value)).toBeUndefined()
    for (const value of ['123456789', '1234567', '1234567890']) expect(generic.phone(value)).toBe('phoneInvalid')
  })
})

it('takes codes of another length', () => {
  expect(generic.verificationCode('1234', 4)).toBeUndefined()
  expect(generic.verificationCode('123456', 4)).toBe('codeInvalid')
})

it('limits lengths and numbers, ends included', () => {
  const nickname = generic.lengthRange(2, 4)
  expect(['a', 'ab', 'abcd', 'abcde'].map(nickname)).toEqual(['lengthOutside', undefined, undefined, 'lengthOutside'])
  expect([nickname('🍜🍜🍜🍜'), nickname('🍜')]).toEqual([undefined, 'lengthOutside'])
  const tip = generic.numericRange(-1, 2.5)
  expect(['-1', '2.5', '0'].map(tip)).toEqual([undefined, undefined, undefined])
  for (const value of ['-1.1', '2.51', '', 'x', 'Infinity', '1e0']) expect(tip(value)).toBe('numberOutside')
})

it('refuses an e-mail address that is too long, quickly', () => {
  expect(generic.email(`${'a'.repeat(64)}@b.cn`)).toBeUndefined()
  expect(generic.email(`${'a'.repeat(65)}@b.cn`)).toBe('emailInvalid')
  const long = (last: number) => `a@${`${'b'.repeat(63)}.`.repeat(3)}${'b'.repeat(last)}.cn`
  expect([long(57).length, generic.email(long(57)), generic.email(long(58))]).toEqual([254, undefined, 'emailInvalid'])
})

it('agrees with the calendar on every day', () => {
  const some = fc.date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
  fc.assert(fc.property(some, (day) => generic.date(day.toISOString().slice(0, 10)) === undefined))
  const parts = fc.tuple(fc.integer({ min: 1000, max: 9999 }), fc.nat(14), fc.nat(33))
  fc.assert(
    fc.property(parts, ([year, month, day]) => {
      const text = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
      const time = new Date(Date.UTC(year, month - 1, day))
      const exists = time.toISOString().slice(0, 10) === text
      return (generic.date(text) === undefined) === exists
    }),
  )
})

it('needs both letters and digits in a password', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[A-Za-z\d]{6,12}$/), (value) => {
      const both = /[A-Za-z]/.test(value) && /\d/.test(value)
      return (generic.password(value) === undefined) === both
    }),
  )
})

it('answers for any text without throwing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (value) => {
      for (const name of Object.keys(examples) as (keyof typeof examples)[]) {
        expect(['undefined', 'string']).toContain(typeof generic[name](value))
      }
    }),
  )
})

describe('a phone of another area', () => {
  it.each([
    '+852 51234567',
    '+853 66123456',
    '+65 81234567',
    '+55 11912345678',
    '+1 2025550123',
    '+44 7400123456',
    '+81 9012345678',
    '+886 912345678',
    '+852 5123456７',
    '+86 13807556209',
    '+225 0123456789',
  ])('takes %s', (value) => {
    expect(generic.phone(value)).toBeUndefined()
  })

  it.each([
    '51234567',
    '+852 5123456',
    '+852 13807556209',
    '+852 01234567',
    '+852',
    '+999 51234567',
    '+852 5123456x',
    '+852 x51234567',
    '+852 x1234567',
    '+86 1380755620',
  ])('refuses %s', (value) => {
    expect(generic.phone(value)).toBe('phoneInvalid')
  })
})
