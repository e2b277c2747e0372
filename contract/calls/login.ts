import * as z from 'zod/mini'
import { defineCall } from '../call'
import { Empty, ruled, text } from '../entities/common'
import { Session } from '../entities/user'
import { verificationCode } from '../rules/generic'
import { phone } from '../rules/phone'
import { cleanCode, cleanPhone } from '../rules/typed'

const agreed = z.literal(true)
/** Brings an account back that is being closed; without it the login is refused with `accountClosing`. */
const restore = z.optional(z.boolean())

/** Signs in with phone and password. Wrong passwords lock the account for a while. */
export const loginAccount = defineCall({
  name: 'login.account',
  summary: 'Sign in with phone and password',
  who: 'anyone',
  request: z.object({
    phone: ruled(phone, cleanPhone),
    password: text(72, 1),
    agreed,
    restore,
  }),
  response: Session,
  failures: ['passwordWrong', 'loginLocked', 'accountDisabled', 'accountClosing'],
})

/** Signs in with phone and code; a new phone gets an account. */
export const loginMobile = defineCall({
  name: 'login.mobile',
  summary: 'Sign in with phone and verification code',
  who: 'anyone',
  request: z.object({ phone: ruled(phone, cleanPhone), code: ruled(verificationCode, cleanCode), agreed, restore }),
  response: Session,
  failures: ['codeWrong', 'codeExpired', 'codeLocked', 'accountDisabled', 'accountClosing'],
})

/** Ends the session of the call's token. */
export const loginLogout = defineCall({
  name: 'login.logout',
  summary: 'Sign out',
  who: 'customer',
  request: Empty,
  response: Empty,
  failures: [],
})
