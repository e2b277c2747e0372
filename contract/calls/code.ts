import * as z from 'zod/mini'
import { defineCall } from '../call'
import { ruled } from '../entities/common'
import { verificationCode } from '../rules/generic'
import { phone } from '../rules/phone'
import { cleanCode, cleanPhone } from '../rules/typed'

/** The purpose of a verification code; a code is valid only for its own. */
export const CodePurpose = z.enum([
  'login',
  'register',
  'resetPassword',
  'payPassword',
  /** Sent to the phone that an account has, before it gets another. */
  'changePhone',
  /** Sent to a phone that an account is to have. */
  'bindPhone',
  'cancelAccount',
  /** Sent to the phone of an account that withdrawals are to go to. */
  'bindAccount',
])
export type CodePurpose = z.output<typeof CodePurpose>

/** Sends a six-digit code; `resendSeconds` is the wait until the next one (product text §5, §9). */
export const codeSend = defineCall({
  name: 'code.send',
  summary: 'Send a verification code to a phone',
  who: 'anyone',
  request: z.object({ phone: ruled(phone, cleanPhone), purpose: CodePurpose }),
  response: z.object({
    resendSeconds: z.int(),
    /** The code itself, only in the demo, which shows codes instead of sending them. */
    shownCode: z.nullable(z.string()),
  }),
  failures: ['codeTooSoon', 'codeTooMany', 'tooManyRequests'],
})

/** Checks a code without using it up; wrong ones count towards the lock. */
export const codeCheck = defineCall({
  name: 'code.check',
  summary: 'Check a verification code',
  who: 'anyone',
  request: z.object({
    phone: ruled(phone, cleanPhone),
    purpose: CodePurpose,
    code: ruled(verificationCode, cleanCode),
  }),
  response: z.object({ valid: z.literal(true) }),
  failures: ['codeWrong', 'codeExpired', 'codeLocked'],
})
