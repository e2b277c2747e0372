import { areaOf, isNumberOf } from '../area-codes'
import { readDay } from '../date'
import { limits } from '../limits'
import { homeCode, splitPhone } from '../phone'
import { settings, type Settings } from '../settings'
import { countCharacters } from '../text'
import type { RuleName } from './messages'
import { matches, requires, type Rule } from './rule'

// The generic validators of product text §5. Each takes the text as typed and returns undefined when it is valid.

/** Requires more than blanks. */
export const required = requires('required')

const phoneForms = { mainland: /^1[2-9]\d{9}$/, eightOrEleven: /^(?:\d{8}|\d{11})$/ }

/**
 * A phone number in the form chosen by the deployment: mainland by default, or any 8 or 11 digits. With another area's
 * code ("+852 51234567") its length must be valid for that area.
 */
export function phone(value: string, form: Settings['phoneForm'] = settings().phoneForm): RuleName | undefined {
  const { code, digits } = splitPhone(value)
  const abroad = code !== homeCode && areaOf(code)
  const fine = abroad ? isNumberOf(abroad, digits) : phoneForms[form].test(value)
  return fine ? undefined : 'phoneInvalid'
}

/** Requires a valid phone number. */
export const requiredPhone = (value: string): RuleName | undefined => requires('phoneRequired')(value) ?? phone(value)

/** Exactly `length` digits, by default 6. */
export function verificationCode(value: string, length: number = limits.codeLength): RuleName | undefined {
  return value.length === length && /^\d+$/.test(value) ? undefined : 'codeInvalid'
}

/** 6 to 12 letters and digits, at least one of each. */
export const password = matches(
  new RegExp(`^(?=.*[A-Za-z])(?=.*\\d)[A-Za-z\\d]{${limits.passwordMin},${limits.passwordMax}}$`),
  'passwordInvalid',
)

/** Exactly 6 digits. */
export const payPassword = matches(new RegExp(`^\\d{${limits.payPasswordLength}}$`), 'payPasswordInvalid')

/** An amount from 0 with up to 2 decimals, as text. */
export const money = matches(/^\d{1,12}(?:\.\d{1,2})?$/, 'moneyInvalid')

/** An amount above 0 with up to 2 decimals, as text. */
export const positiveMoney = matches(/^(?=.*[1-9])\d{1,12}(?:\.\d{1,2})?$/, 'positiveMoneyInvalid')

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

/** A landline: optional area code of 3 or 4 digits, 7 or 8 digits, optional extension. */
export const landline = matches(/^(?:0\d{2,3}-?)?[2-9]\d{6,7}(?:-\d{1,6})?$/, 'landlineInvalid')

/** Makes a rule that requires a mobile phone or a landline; `missing` is the message name for an empty value. */
export const requiredLine =
  (missing: RuleName) =>
  (value: string): RuleName | undefined =>
    requires(missing)(value) ?? (phone(value) && landline(value) ? 'phoneInvalid' : undefined)

/** An e-mail address with a domain that has a dot, as RFC 5321 limits its lengths. */
export function email(value: string): RuleName | undefined {
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
