import { formatDate, readDay } from '../date'
import { settings, type Settings } from '../settings'
import type { RuleName } from './messages'
import { matches } from './rule'

// The generic validators of product text §5 for documents: identity cards, bank cards, plates and names.

/** 2 to 6 Chinese characters, including those beyond U+FFFF. */
export const chineseName = matches(
  /^(?:[\u3007\u3400-\u4dbf\u4e00-\u9fff]|[\ud840-\ud888][\udc00-\udfff]){2,6}$/,
  'chineseNameInvalid',
)

const factors = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]

/** The check character for the first 17 digits of an identity number (GB 11643, ISO 7064 MOD 11-2). */
export function idCheckCharacter(first17: string): string {
  const sum = factors.reduce((all, factor, index) => all + factor * Number(first17[index]), 0)
  return '10X98765432'[sum % 11]
}

/** The provinces of GB/T 2260, with Hong Kong, Macao and Taiwan; 9 before one marks a foreign permanent resident. */
const province = /^9?(?:1[1-5]|2[1-3]|3[1-7]|4[1-6]|5[0-4]|6[1-5]|71|8[1-3])/

/** China keeps one time, by which it is somebody's day of birth. */
const chinaOffset = 480

/**
 * A resident identity number of a province with a birth date until today and, with 18 characters, a valid check character.
 * Numbers with 15 digits (before 1999) have no check character and a two-digit year of the 20th century.
 */
export function idCard(
  value: string,
  form: Settings['idCardForm'] = settings().idCardForm,
  now = new Date(),
): RuleName | undefined {
  const short = form === 'fifteenOrEighteen' && /^[1-9]\d{14}$/.test(value)
  if (!short && !/^[1-9]\d{16}[\dXx]$/.test(value)) return 'idCardInvalid'
  const birth = short ? `19${value.slice(6, 12)}` : value.slice(6, 14)
  const birthday = `${birth.slice(0, 4)}-${birth.slice(4, 6)}-${birth.slice(6)}`
  const year = readDay(birthday)?.year ?? 0
  const born = year >= 1800 && birthday <= formatDate(now, chinaOffset)
  const checked = short || idCheckCharacter(value.slice(0, 17)) === value.slice(17).toUpperCase()
  return province.test(value) && born && checked ? undefined : 'idCardInvalid'
}

/** 12 to 19 digits with a valid Luhn checksum; no card's number begins with 0. */
export function bankCard(value: string): RuleName | undefined {
  if (!/^[1-9]\d{11,18}$/.test(value)) return 'bankCardInvalid'
  const sum = [...value].reverse().reduce((all, digit, index) => {
    const number = Number(digit) * (index % 2 === 1 ? 2 : 1)
    return all + (number > 9 ? number - 9 : number)
  }, 0)
  return sum % 10 === 0 ? undefined : 'bankCardInvalid'
}

/** A licence plate: 7 or 8 characters, Chinese, Latin letters or digits. */
export const plate = matches(/^[\u4e00-\u9fffA-Za-z\d]{7,8}$/, 'plateInvalid')

/** 18 digits and capital letters, such as a unified social credit code. */
export const code18 = matches(/^[A-Z\d]{18}$/, 'code18Invalid')
