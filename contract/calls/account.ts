import * as z from 'zod/mini'
import { defineCall } from '../call'
import { Amount, Empty, Instant, ruled, text } from '../entities/common'
import { SessionId } from '../entities/ids'
import { Device, Session, User } from '../entities/user'
import type { NotificationTopic } from '../notification-topics'
import { password, payPassword, verificationCode } from '../rules/generic'
import { phone } from '../rules/phone'
import { languages } from '../settings'
import { cleanCode, cleanPhone } from '../rules/typed'

/** Obstacles to closing an account, and losses that closing brings. */
export const RiskKind = z.enum([
  'balance',
  'earnings',
  'pendingEarnings',
  'debt',
  'deliveries',
  'withdrawals',
  'orders',
  'refunds',
  'store',
  'applications',
  'membership',
  'coupons',
  'points',
])
export type RiskKind = z.output<typeof RiskKind>

/** Letters and digits; lower case and surrounding blanks are accepted. */
const InviteCode = z.string().check(z.maxLength(100), z.overwrite(cleanCode), z.regex(/^[A-Z0-9]{4,18}$/))

/** Creates an account and signs in (product text §2, §5). */
export const accountRegister = defineCall({
  name: 'account.register',
  summary: 'Register with phone, code and password',
  who: 'anyone',
  request: z.object({
    phone: ruled(phone, cleanPhone),
    code: ruled(verificationCode, cleanCode),
    password: ruled(password),
    /** The inviter's code; a wrong one is refused before the verification code is used up. */
    inviteCode: z.optional(InviteCode),
    agreed: z.literal(true),
  }),
  response: Session,
  failures: ['phoneTaken', 'codeWrong', 'codeExpired', 'codeLocked', 'inviteCodeWrong'],
})

/** The caller's invitation code and how many customers registered with it (product text §1, invitations). */
export const accountInviteCode = defineCall({
  name: 'account.inviteCode',
  summary: 'The caller’s invitation code',
  who: 'customer',
  request: Empty,
  response: z.object({ inviteCode: z.string(), invited: z.int() }),
  failures: [],
})

/** Sets a new password after phone verification and ends all other sessions. */
export const accountResetPassword = defineCall({
  name: 'account.resetPassword',
  summary: 'Reset the password with a verification code',
  who: 'anyone',
  request: z.object({
    phone: ruled(phone, cleanPhone),
    code: ruled(verificationCode, cleanCode),
    password: ruled(password),
  }),
  response: Empty,
  failures: ['accountNotFound', 'codeWrong', 'codeExpired', 'codeLocked', 'samePassword'],
})

/** Sets the pay password, or another one, after verification of the account's phone (product text §5). */
export const accountSetPayPassword = defineCall({
  name: 'account.setPayPassword',
  summary: 'Set the six-digit pay password with a verification code',
  who: 'customer',
  request: z.object({ code: ruled(verificationCode, cleanCode), payPassword: ruled(payPassword) }),
  response: Empty,
  failures: ['codeWrong', 'codeExpired', 'codeLocked'],
})

/** A password for comparison only; its length is not checked, so that passwords set under older rules still work. */
const KnownPassword = text(72, 1)

/** Changes the password of the signed-in customer and ends all other sessions (product text §5, account rules). */
export const accountChangePassword = defineCall({
  name: 'account.changePassword',
  summary: 'Change the password with the old one',
  who: 'customer',
  request: z.object({ oldPassword: KnownPassword, password: ruled(password) }),
  response: Empty,
  failures: ['passwordNotSet', 'oldPasswordWrong', 'loginLocked', 'samePassword'],
})

/** Gives the account another phone, once the old and the new one are verified, and ends all other sessions. */
export const accountChangePhone = defineCall({
  name: 'account.changePhone',
  summary: 'Change the phone with a code to the old and one to the new',
  who: 'customer',
  request: z.object({
    /** Sent to the account's phone for `changePhone`. */
    oldCode: ruled(verificationCode, cleanCode),
    phone: ruled(phone, cleanPhone),
    /** Sent to `phone` for `bindPhone`. */
    code: ruled(verificationCode, cleanCode),
  }),
  response: User,
  failures: ['codeWrong', 'codeExpired', 'codeLocked', 'phoneTaken', 'samePhone'],
})

/** Changes the pay password with the old one (product text §5, account rules). */
export const accountChangePayPassword = defineCall({
  name: 'account.changePayPassword',
  summary: 'Change the pay password with the old one',
  who: 'customer',
  request: z.object({ oldPayPassword: ruled(payPassword), payPassword: ruled(payPassword) }),
  response: Empty,
  failures: ['payPasswordNotSet', 'payPasswordWrong', 'payPasswordLocked', 'samePassword'],
})

/** Replaces a forgotten pay password after verification of the account's phone. */
export const accountResetPayPassword = defineCall({
  name: 'account.resetPayPassword',
  summary: 'Reset the pay password with a verification code',
  who: 'customer',
  request: z.object({ code: ruled(verificationCode, cleanCode), payPassword: ruled(payPassword) }),
  response: Empty,
  failures: ['payPasswordNotSet', 'codeWrong', 'codeExpired', 'codeLocked'],
})

/** The devices that the customer is logged in on, the current one first, then by when they were last used. */
export const accountSessions = defineCall({
  name: 'account.sessions',
  summary: 'The signed-in devices of the caller',
  who: 'customer',
  request: Empty,
  response: z.object({ devices: z.array(Device), sessionDays: z.int() }),
  failures: [],
})

/** Logs another device out, or the own one. */
export const accountEndSession = defineCall({
  name: 'account.endSession',
  summary: 'Log a device out',
  who: 'customer',
  request: z.object({ sessionId: SessionId }),
  response: Empty,
  failures: ['sessionNotFound'],
})

/** Logs all other devices out. */
export const accountEndOtherSessions = defineCall({
  name: 'account.endOtherSessions',
  summary: 'Log all other devices out',
  who: 'customer',
  request: Empty,
  response: Empty,
  failures: [],
})

/** Stores the customer's language, for texts that the server sends unasked. */
export const accountSetLanguage = defineCall({
  name: 'account.setLanguage',
  summary: 'Save the chosen language',
  who: 'customer',
  request: z.object({ language: z.enum(languages) }),
  response: Empty,
  failures: [],
})

/** A value for each of the topics of contract/notification-topics.ts. */
const Topics = z.object({
  orders: z.boolean(),
  refunds: z.boolean(),
  wallet: z.boolean(),
  offers: z.boolean(),
  announcements: z.boolean(),
} satisfies Record<NotificationTopic, z.ZodMiniBoolean>)

/** Reads which notifications the customer wants, after the changes that the request names (product text §2). */
export const accountNotificationSettings = defineCall({
  name: 'account.notificationSettings',
  summary: 'Read or change the notification settings',
  who: 'customer',
  request: z.object({
    newMessages: z.optional(z.boolean()),
    showDetails: z.optional(z.boolean()),
    /** The topics to turn on or off; the others stay as they are. */
    topics: z._default(z.partial(Topics), {}),
  }),
  response: z.object({
    /** Whether new messages are announced at all: by notifications and by the count of unseen messages. */
    newMessages: z.boolean(),
    /** Whether notifications show what a message says. */
    showDetails: z.boolean(),
    topics: Topics,
  }),
  failures: [],
})

/**
 * Reason why an account cannot be closed yet, or a loss of closing it. Amounts, counts and dates are those of the kind.
 */
const Risk = z.object({
  kind: RiskKind,
  amount: z.nullable(Amount),
  count: z.nullable(z.int()),
  until: z.nullable(Instant),
})

/**
 * Obstacles to closing the account, and the balances and coupons that closing forfeits (product text §2, settings
 * pages).
 */
export const accountCancelRisk = defineCall({
  name: 'account.cancelRisk',
  summary: 'Obstacles to closing the account, and losses',
  who: 'customer',
  request: Empty,
  response: z.object({
    maskedPhone: z.string(),
    /** To settle first; empty when the account can be closed. */
    settle: z.array(Risk),
    lost: z.array(Risk),
    /** Whether closing needs the pay password besides the code. */
    needsPayPassword: z.boolean(),
    /** Days in which a login reopens the account. */
    days: z.int(),
  }),
  failures: [],
})

/** Closes the account and ends its sessions. Until `closesAt` a login brings it back, then its personal data is erased. */
export const accountCancel = defineCall({
  name: 'account.cancel',
  summary: 'Close the account',
  who: 'customer',
  request: z.object({
    /** Sent to the account's phone for `cancelAccount`. */
    code: ruled(verificationCode, cleanCode),
    /** Required where one is set. */
    payPassword: z.optional(ruled(payPassword)),
    agreed: z.literal(true),
  }),
  response: z.object({ closesAt: Instant }),
  failures: ['cancelBlocked', 'codeWrong', 'codeExpired', 'codeLocked', 'payPasswordWrong', 'payPasswordLocked'],
})

/** The address of a JSON file with all data that is kept about the customer, for some minutes and this session. */
export const accountExportData = defineCall({
  name: 'account.exportData',
  summary: 'The link to an export of all own data',
  who: 'customer',
  request: Empty,
  response: z.object({ path: z.string(), expiresAt: Instant }),
  failures: [],
})

/** Contact of the deployment's customer service, and its legal filings; null where it has none. */
export const accountAbout = defineCall({
  name: 'account.about',
  summary: 'Contact of the customer service, and legal filings',
  who: 'anyone',
  request: Empty,
  response: z.object({
    servicePhone: z.nullable(z.string()),
    serviceEmail: z.nullable(z.string()),
    /** The number under which the service is filed, and the authority's page of it. */
    filing: z.nullable(z.object({ number: z.string(), url: z.nullable(z.string()) })),
    /** The hosts whose pages the app's web view shows, with their subdomains. */
    webHosts: z.array(z.string()),
  }),
  failures: [],
})
