import { maskPhone } from '../format'
import { limits } from '../limits'
import { cleanLine, cleanLines, plain } from '../plain'
import { countCharacters } from '../text'
import { date, email, password, payPassword, verificationCode } from './generic'
import { phone } from './phone'
import type { RuleName } from './messages'
import { cleanPhone } from './typed'
import { atMost, demands, firstBroken, requires, type Maybe } from './rule'

// The account rules of product text §5.

/** Requires a valid phone number. */
export const accountPhone = (value: string) => requires('phoneRequired')(value) ?? phone(value)

/** Accepts a phone number consistent with the known digits of the account's; any while none are known. */
export const ownPhone = (value: string, masked: string): RuleName | undefined =>
  masked && maskPhone(cleanPhone(value)) !== masked ? 'phoneNotOwn' : undefined

/** Requires a valid verification code. */
export const accountCode = (value: string) => requires('codeRequired')(value) ?? verificationCode(value)

/** Requires a valid new password. */
export const newPassword = (value: string) => requires('passwordRequired')(value) ?? password(value)

/** Requires both entries of a password to be equal. */
export const passwordsMatch = (repeat: string, first: string): RuleName | undefined =>
  repeat === first ? undefined : 'passwordsDiffer'

/** Requires the new password to differ from the old one. */
export const passwordChanged = (next: string, old: string): RuleName | undefined =>
  next === old ? 'samePassword' : undefined

/** Requires two equal, valid entries of a pay password. */
export const payPasswordsMatch = (repeat: string, first: string): RuleName | undefined =>
  payPassword(repeat) ?? (repeat === first ? undefined : 'payPasswordsDiffer')

/** Accepts an invitation code of 4 to 18 letters and digits, or none. */
export const inviteCode = (value: string): RuleName | undefined =>
  /^(?:[A-Za-z\d]{4,18})?$/.test(plain(value)) ? undefined : 'inviteCodeInvalid'

/** Requires consent to the user agreement. */
export const agreement = demands('agreementRequired')

/** Requires a nickname within the limit, counted in characters as people see them. */
export const nickname = (value: string): RuleName | undefined =>
  requires('nicknameRequired')(value) ??
  (countCharacters(cleanLine(value)) > limits.nicknameMax ? 'nicknameTooLong' : undefined)

/** Nobody who lives was born before. */
const earliestBirthday = '1900-01-01'

/** Accepts a valid birthday of somebody alive that is not after today, both as YYYY-MM-DD, or none. */
export function birthday(value: Maybe, today: string): RuleName | undefined {
  if (!value) return undefined
  if (value < earliestBirthday) return 'dateInvalid'
  return date(value) ?? (value > today ? 'birthdayInFuture' : undefined)
}

/** Requires a gender. */
export const gender = requires('genderRequired')

/** Accepts a valid e-mail address, or none. */
export const accountEmail = (value: string) => (value ? email(value) : undefined)

/** Requires feedback within the length limit. */
export const feedback = (value: string): RuleName | undefined =>
  firstBroken(value, requires('feedbackRequired'), (text) =>
    countCharacters(cleanLines(text)) > limits.feedbackMax ? 'feedbackTooLong' : undefined,
  )

/** Limits the number of pictures of a feedback. */
export const feedbackImages = atMost(limits.feedbackImages, 'tooManyImages')
