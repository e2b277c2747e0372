import * as z from 'zod/mini'
import { defineCall } from '../call'
import { Empty, ruled } from '../entities/common'
import { Session } from '../entities/user'
import { password, payPassword, phone, verificationCode } from '../rules/generic'

/** Makes an account and signs in (product text §2, §5). */
export const accountRegister = defineCall({
  name: 'account.register',
  summary: 'Register with phone, code and password',
  who: 'anyone',
  request: z.object({
    phone: ruled(phone),
    code: ruled(verificationCode),
    password: ruled(password),
    inviteCode: z.optional(z.string().check(z.regex(/^[A-Z0-9]{4,18}$/))),
    agreed: z.literal(true),
  }),
  response: Session,
  failures: ['phoneTaken', 'codeWrong', 'codeExpired', 'codeLocked'],
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
