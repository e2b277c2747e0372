import { realName } from './binding'
import { landline, phone } from './phone'
import { cleanCode, cleanLandline, cleanName, cleanPhone, typedPhone } from './typed'

it.each([
  ['13800138000', '13800138000'],
  ['１３８００１３８０００', '13800138000'],
  ['138 0013 8000', '13800138000'],
  ['138-0013-8000', '13800138000'],
  ['\u202d+86 138 0013 8000\u202c', '13800138000'],
  ['0086 13800138000', '13800138000'],
  ['8613800138000', '13800138000'],
  ['+44 07400 123456', '+44 7400123456'],
  ['+44 (0)7400 123456', '+44 7400123456'],
  ['0044 7400 123456', '+44 7400123456'],
  ['+886 0912 345 678', '+886 912345678'],
  ['+8860912345678', '+886 912345678'],
  ['+852 5123 4567', '+852 51234567'],
  ['+1 (202) 555-0123', '+1 2025550123'],
  ['+1 1 202 555 0123', '+1 2025550123'],
  ['+7 8 912 345 67 89', '+7 9123456789'],
  ['+36 06 20 123 4567', '+36 201234567'],
  ['+225 01 23 45 67 89', '+225 0123456789'],
])('reads the phone "%s" as %s', (typed, canonical) => {
  expect(cleanPhone(typed)).toBe(canonical)
  expect(phone(typed)).toBeUndefined()
  expect(cleanPhone(canonical)).toBe(canonical)
})

it.each(['', '138', '+999 51234567', '+', 'x13800138000', '+852 x5123456'])('refuses the phone "%s"', (typed) =>
  expect(phone(typed)).toBe('phoneInvalid'),
)

it.each([
  ['0755-26551234', '0755-26551234'],
  ['0755 2655 1234', '075526551234'],
  ['(0755) 26551234', '0755-26551234'],
  ['（０７５５）２６５５１２３４', '0755-26551234'],
  ['0755—26551234—801', '0755-26551234-801'],
  ['+86 755 26551234', '075526551234'],
])('reads the landline "%s" as %s', (typed, canonical) => {
  expect(cleanLandline(typed)).toBe(canonical)
  expect(landline(typed)).toBeUndefined()
})

it.each([
  ['6222 0212-3456 7890', '6222021234567890'],
  ['粤b·12345', '粤B12345'],
  ['粤B•12345', '粤B12345'],
  ['９１３５０１００ｍ', '91350100M'],
])('reads the code "%s" as %s', (typed, code) => expect(cleanCode(typed)).toBe(code))

describe('names', () => {
  it.each([...'·•‧∙⋅・･．﹒●'])('saves a name with the dot %s with U+00B7', (dot) =>
    expect(cleanName(`古丽米热${dot}艾比布力`)).toBe('古丽米热\u00b7艾比布力'),
  )

  it.each([
    ['古丽米热.艾比布力', '古丽米热·艾比布力'],
    ['古丽米热 · 艾比布力', '古丽米热·艾比布力'],
    [' 王 芳\n', '王芳'],
    ['John  A. Smith', 'John A. Smith'],
    ['ＳＭＩＴＨ　ＪＯＨＮ', 'SMITH JOHN'],
  ])('reads the name "%s" as %s', (typed, name) => expect(cleanName(typed)).toBe(name))

  it.each([
    '王芳',
    '欧阳娜娜',
    '𠮷野',
    '古丽米热·艾比布力',
    '阿卜杜热合曼・阿卜杜克热木',
    '买买提·𠮷',
    'SMITH JOHN',
    "Seán O'Brien-Müller Jr.",
  ])('takes %s', (name) => expect(realName(name)).toBeUndefined())

  it.each([
    '',
    '王',
    '一二三四五六七',
    '王a',
    '·',
    '王·',
    '·王',
    '王··芳',
    'A',
    'John5',
    '12',
    "'John",
    `A${'b'.repeat(50)}`,
  ])('refuses "%s"', (name) => expect(realName(name)).toBe('realNameInvalid'))
})

it.each([
  ['138 0013 8000', '86', '13800138000'],
  ['+44 7400 123456', '86', '+44 7400123456'],
  ['0044 7400 123456', '852', '+44 7400123456'],
  ['+86 138 0013 8000', '852', '13800138000'],
  ['07400 123456', '44', '+44 07400123456'],
  ['+', '86', ''],
  ['+999 123', '86', '999123'],
  ['0085', '852', '+852 0085'],
])('takes "%s" into a field of +%s as %s', (text, code, typed) => expect(typedPhone(text, code)).toBe(typed))
