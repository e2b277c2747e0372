import { maskPhone } from '../format'
import { limits } from '../limits'
import { date, email, lengthRange, password, payPassword, phone, verificationCode } from './generic'
import type { RuleName } from './messages'
import { atMost, demands, firstBroken, requires, type Maybe } from './rule'

// The account rules of product text §5.

/** The phone number is there and well formed. */
export const accountPhone = (value: string) => requires('phoneRequired')(value) ?? phone(value)

/** The phone number may be that of the account, of which some digits are known; none while nothing is known. */
export const ownPhone = (value: string, masked: string): RuleName | undefined =>
  masked && maskPhone(value) !== masked ? 'phoneNotOwn' : undefined

/** The code is there and well formed. */
export const accountCode = (value: string) => requires('codeRequired')(value) ?? verificationCode(value)

/** A new password is there and well formed. */
export const newPassword = (value: string) => requires('passwordRequired')(value) ?? password(value)

/** Both entries of a password are the same. */
export const passwordsMatch = (repeat: string, first: string): RuleName | undefined =>
  repeat === first ? undefined : 'passwordsDiffer'

/** The new password differs from the old one. */
export const passwordChanged = (next: string, old: string): RuleName | undefined =>
  next === old ? 'samePassword' : undefined

/** Both entries of a pay password are well formed and the same. */
export const payPasswordsMatch = (repeat: string, first: string): RuleName | undefined =>
  payPassword(repeat) ?? (repeat === first ? undefined : 'payPasswordsDiffer')

/** An invitation code of 4 to 18 letters and digits, or none. */
export const inviteCode = (value: string): RuleName | undefined =>
  /^(?:[A-Za-z\d]{4,18})?$/.test(value.trim()) ? undefined : 'inviteCodeInvalid'

/** The user agreement is ticked. */
export const agreement = demands('agreementRequired')

/** The nickname is there and not too long. */
export const nickname = (value: string): RuleName | undefined =>
  requires('nicknameRequired')(value) ?? (lengthRange(1, limits.nicknameMax)(value.trim()) && 'nicknameTooLong')

/** The birthday is chosen, exists, and is not after today; both as YYYY-MM-DD. */
export function birthday(value: Maybe, today: string): RuleName | undefined {
  if (!value) return 'birthdayRequired'
  return date(value) ?? (value > today ? 'birthdayInFuture' : undefined)
}

/** The gender is chosen. */
export const gender = requires('genderRequired')

/** The e-mail account is there and well formed. */
export const accountEmail = (value: string) => requires('emailRequired')(value) ?? email(value)

/** The feedback is there and not too long. */
export const feedback = (value: string): RuleName | undefined =>
  firstBroken(value, requires('feedbackRequired'), (text) =>
    text.length > limits.feedbackMax ? 'feedbackTooLong' : undefined,
  )

/** How many pictures a feedback has. */
export const feedbackImages = atMost(limits.feedbackImages, 'tooManyImages')
