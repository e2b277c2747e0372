import { readDay } from '../date'
import { limits } from '../limits'
import { plain } from '../plain'
import { countCharacters } from '../text'
import type { RuleName } from './messages'
import { matches, requires, type Rule } from './rule'
import { cleanCode } from './typed'

// The generic validators of product text §5. Each takes the text as typed and returns undefined when it is valid.

/** Requires more than blanks. */
export const required = requires('required')

/** Exactly `length` digits, by default 6. */
export function verificationCode(typed: string, length: number = limits.codeLength): RuleName | undefined {
  const value = cleanCode(typed)
  return value.length === length && /^\d+$/.test(value) ? undefined : 'codeInvalid'
}

/** 6 to 12 letters and digits, at least one of each. */
export const password = matches(
  new RegExp(`^(?=.*[A-Za-z])(?=.*\\d)[A-Za-z\\d]{${limits.passwordMin},${limits.passwordMax}}$`),
  'passwordInvalid',
)

/** Exactly 6 digits. */
export const payPassword = matches(new RegExp(`^\\d{${limits.payPasswordLength}}$`), 'payPasswordInvalid')

/** 5 to 11 digits. */
export const number = matches(/^\d{5,11}$/, 'numberInvalid')

/** 5 to 11 digits without a leading 0. */
export const qq = matches(/^[1-9]\d{4,10}$/, 'qqInvalid')

/** Digits only. */
export const digits = matches(/^\d+$/, 'digitsInvalid')

/** Latin letters only. */
export const letters = matches(/^[A-Za-z]+$/, 'lettersInvalid')

/** Latin letters or digits. */
export const lettersOrDigits = matches(/^[A-Za-z\d]+$/, 'lettersOrDigitsInvalid')

/** An e-mail address with a domain that has a dot, as RFC 5321 limits its lengths. */
export function email(typed: string): RuleName | undefined {
  const value = plain(typed)
  const fine =
    /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z]{2,63}$/i
  const [local = ''] = value.split('@')
  return value.length <= 254 && local.length <= 64 && fine.test(value) ? undefined : 'emailInvalid'
}

/** A web address with http or https. */
export const url = matches(/^https?:\/\/[^\s/?#:@]+(?::\d{1,5})?(?:[/?#]\S*)?$/i, 'urlInvalid')

/** An existing day as YYYY-MM-DD. */
export const date = (value: string): RuleName | undefined => (readDay(value) ? undefined : 'dateInvalid')

/** Between `min` and `max` characters. */
export function lengthRange(min: number, max: number): Rule {
  const isInside = (value: string) => countCharacters(value) >= min && countCharacters(value) <= max
  return Object.assign((value: string) => (isInside(value) ? undefined : ('lengthOutside' as const)), {
    values: { min, max },
  })
}

/** A decimal number between `min` and `max` inclusive. */
export function numericRange(min: number, max: number): Rule {
  const isInside = (value: string) => /^-?\d+(?:\.\d+)?$/.test(value) && Number(value) >= min && Number(value) <= max
  return Object.assign((value: string) => (isInside(value) ? undefined : ('numberOutside' as const)), {
    values: { min, max },
  })
}
