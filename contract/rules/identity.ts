import { formatDate, readDay } from '../date'
import { settings, type Settings } from '../settings'
import type { RuleName } from './messages'
import { matches } from './rule'
import { cleanCode } from './typed'

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
  typed: string,
  form: Settings['idCardForm'] = settings().idCardForm,
  now = new Date(),
): RuleName | undefined {
  const value = cleanCode(typed)
  const short = form === 'fifteenOrEighteen' && /^[1-9]\d{14}$/.test(value)
  if (!short && !/^[1-9]\d{16}[\dX]$/.test(value)) return 'idCardInvalid'
  const birth = short ? `19${value.slice(6, 12)}` : value.slice(6, 14)
  const birthday = `${birth.slice(0, 4)}-${birth.slice(4, 6)}-${birth.slice(6)}`
  const year = readDay(birthday)?.year ?? 0
  const born = year >= 1800 && birthday <= formatDate(now, chinaOffset)
  const checked = short || idCheckCharacter(value.slice(0, 17)) === value.slice(17)
  return province.test(value) && born && checked ? undefined : 'idCardInvalid'
}

/** 12 to 19 digits; no card's number begins with 0. Genuine cards need not have a check digit, see `hasCheckDigit`. */
export const bankCard = matches(/^[1-9]\d{11,18}$/, 'bankCardInvalid', cleanCode)

/** Whether the last digit of a card's number is its Luhn check digit; a typing error is likely where it is not. */
export function hasCheckDigit(value: string): boolean {
  const sum = [...cleanCode(value)].reverse().reduce((all, digit, index) => {
    const number = Number(digit) * (index % 2 === 1 ? 2 : 1)
    return all + (number > 9 ? number - 9 : number)
  }, 0)
  return sum % 10 === 0
}

/** A licence plate: 7 or 8 characters, Chinese, Latin letters or digits, at least two of which are digits. */
export const plate = matches(/^(?=(?:\D*\d){2})[\u4e00-\u9fffA-Z\d]{7,8}$/, 'plateInvalid', cleanCode)

/** 18 digits and capital letters, such as a unified social credit code. */
export const code18 = matches(/^[A-Z\d]{18}$/, 'code18Invalid', cleanCode)

const creditCharacters = '0123456789ABCDEFGHJKLMNPQRTUWXY'

/** The check character for the first 17 of a unified social credit code (GB 32100); undefined where one of them is none. */
export function creditCheckCharacter(first17: string): string | undefined {
  const values = [...first17].map((character) => creditCharacters.indexOf(character))
  if (values.includes(-1)) return undefined
  const sum = values.reduce((all, value, index) => (all + value * weightOf(index)) % 31, 0)
  return creditCharacters[(31 - sum) % 31]
}

/** The weight of a place: the powers of 3 modulo 31. */
const weightOf = (index: number): number => Array.from({ length: index }).reduce<number>((all) => (all * 3) % 31, 1)

/** A unified social credit code: who registered it, of which kind, an area of 6 digits, and 10 characters, the last for checking. */
export function creditCode(typed: string): RuleName | undefined {
  const value = cleanCode(typed)
  const fine = /^[1-9A-Y][\dA-Y]\d{6}[\dA-Y]{10}$/.test(value) && creditCheckCharacter(value.slice(0, 17)) === value[17]
  return fine ? undefined : 'creditCodeInvalid'
}
