import { areaOf, isNumberOf } from '../area-codes'
import { homeCode, splitPhone } from '../phone'
import { settings, type Settings } from '../settings'
import type { RuleName } from './messages'
import { matches, requires } from './rule'
import { cleanLandline, cleanPhone } from './typed'

// The rules of phone numbers (product text §5), apart from the others for the sake of forms without one.

const phoneForms = { mainland: /^1[2-9]\d{9}$/, eightOrEleven: /^(?:\d{8}|\d{11})$/ }

/**
 * A phone number as people write it, in the form chosen by the deployment: mainland by default, or any 8 or 11 digits. With another area's
 * code ("+852 51234567") its length must be valid for that area.
 */
export function phone(value: string, form: Settings['phoneForm'] = settings().phoneForm): RuleName | undefined {
  const typed = cleanPhone(value)
  const { code, digits } = splitPhone(typed)
  const abroad = code !== homeCode && areaOf(code)
  const fine = abroad ? isNumberOf(abroad, digits) : phoneForms[form].test(typed)
  return fine ? undefined : 'phoneInvalid'
}

/** Requires a valid phone number. */
export const requiredPhone = (value: string): RuleName | undefined => requires('phoneRequired')(value) ?? phone(value)

/** A landline: optional area code of 3 or 4 digits, 7 or 8 digits, optional extension. */
export const landline = matches(/^(?:0\d{2,3}-?)?[2-9]\d{6,7}(?:-\d{1,6})?$/, 'landlineInvalid', cleanLandline)

/** Makes a rule that requires a mobile phone or a landline; `missing` is the message name for an empty value. */
export const requiredLine =
  (missing: RuleName) =>
  (value: string): RuleName | undefined =>
    requires(missing)(value) ?? (phone(value) && landline(value) ? 'phoneInvalid' : undefined)

/** A mobile phone in its canonical form, else a landline in its own. */
export const cleanLineNumber = (value: string): string => (phone(value) ? cleanLandline(value) : cleanPhone(value))
