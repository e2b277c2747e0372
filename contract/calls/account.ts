import * as z from 'zod/mini'
import { defineCall } from '../call'
import { Empty, ruled } from '../entities/common'
import { Session } from '../entities/user'
import { password, payPassword, phone, verificationCode } from '../rules/generic'

/** Six letters and digits; small letters and blanks around it are forgiven. */
const InviteCode = z.string().check(z.trim(), z.toUpperCase(), z.regex(/^[A-Z0-9]{4,18}$/))

/** Makes an account and signs in (product text §2, §5). */
export const accountRegister = defineCall({
  name: 'account.register',
  summary: 'Register with phone, code and password',
  who: 'anyone',
  request: z.object({
    phone: ruled(phone),
    code: ruled(verificationCode),
    password: ruled(password),
    /** Of the customer who invited; a wrong one is refused before the code is used up. */
    inviteCode: z.optional(InviteCode),
    agreed: z.literal(true),
  }),
  response: Session,
  failures: ['phoneTaken', 'codeWrong', 'codeExpired', 'codeLocked', 'inviteCodeWrong'],
})

/** The code that the customer gives to others, and how many came by it (product text §1, invitations). */
export const accountInviteCode = defineCall({
  name: 'account.inviteCode',
  summary: 'The own invitation code',
  who: 'customer',
  request: Empty,
  response: z.object({ inviteCode: z.string(), invited: z.int() }),
  failures: [],
})

/** Sets a new password by phone verification and ends every other session. */
export const accountResetPassword = defineCall({
  name: 'account.resetPassword',
  summary: 'Reset the password with a verification code',
  who: 'anyone',
  request: z.object({ phone: ruled(phone), code: ruled(verificationCode), password: ruled(password) }),
  response: Empty,
  failures: ['accountNotFound', 'codeWrong', 'codeExpired', 'codeLocked', 'samePassword'],
})

/** Sets the first pay password, or a new one: a code to the own phone proves who asks (product text §5). */
export const accountSetPayPassword = defineCall({
  name: 'account.setPayPassword',
  summary: 'Set the six-digit pay password with a verification code',
  who: 'customer',
  request: z.object({ code: ruled(verificationCode), payPassword: ruled(payPassword) }),
  response: Empty,
  failures: ['codeWrong', 'codeExpired', 'codeLocked'],
})
