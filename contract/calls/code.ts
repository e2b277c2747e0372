import * as z from 'zod/mini'
import { defineCall } from '../call'
import { ruled } from '../entities/common'
import { phone, verificationCode } from '../rules/generic'

/** What a code is for; a code sent for one purpose does not serve another. */
export const CodePurpose = z.enum(['login', 'register', 'resetPassword', 'payPassword'])
export type CodePurpose = z.output<typeof CodePurpose>

/** Sends a six-digit code; `resendSeconds` is the countdown until the next one (product text §5, §9). */
export const codeSend = defineCall({
  name: 'code.send',
  summary: 'Send a verification code to a phone',
  who: 'anyone',
  request: z.object({ phone: ruled(phone), purpose: CodePurpose }),
  response: z.object({
    resendSeconds: z.int(),
    /** The code itself, only where codes are shown instead of sent: the demo. */
    shownCode: z.nullable(z.string()),
  }),
  failures: ['codeTooSoon', 'codeTooMany'],
})

/** Tells whether a code is right without using it up; wrong ones count towards the lock. */
export const codeCheck = defineCall({
  name: 'code.check',
  summary: 'Check a verification code',
  who: 'anyone',
  request: z.object({ phone: ruled(phone), purpose: CodePurpose, code: ruled(verificationCode) }),
  response: z.object({ valid: z.literal(true) }),
  failures: ['codeWrong', 'codeExpired', 'codeLocked'],
})
