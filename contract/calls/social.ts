import * as z from 'zod/mini'
import { defineCall } from '../call'
import { Empty, Instant, ruled, text } from '../entities/common'
import { Session } from '../entities/user'
import { verificationCode } from '../rules/generic'
import { phone } from '../rules/phone'
import { socialProviders } from '../social-providers'
import { cleanCode, cleanPhone } from '../rules/typed'

export const SocialProvider = z.enum(socialProviders)
export type SocialProvider = z.output<typeof SocialProvider>

/** Source of a code: the app's mini-program, or its authorisation page in a browser. */
export const SocialWay = z.enum(['mini', 'web'])
export type SocialWay = z.output<typeof SocialWay>

const agreed = z.literal(true)

/** Proof of identity at a social app: its one-time code, and for a browser the state returned with it. */
export const socialProof = {
  provider: SocialProvider,
  way: SocialWay,
  code: text(512, 1),
  state: z._default(text(200), ''),
}

/** The social apps that the server can ask, and how. */
export const loginSocialWays = defineCall({
  name: 'login.socialWays',
  summary: 'The social apps by which one can log in',
  who: 'anyone',
  request: Empty,
  response: z.object({ items: z.array(z.object({ provider: SocialProvider, way: SocialWay })) }),
  failures: [],
})

/** The page of a social app to send a browser to; it comes back with a code and the state of this device. */
export const loginSocialStart = defineCall({
  name: 'login.socialStart',
  summary: 'Begin a login by a social app in a browser',
  who: 'anyone',
  request: z.object({ provider: SocialProvider, agreed }),
  response: z.object({ address: z.string() }),
  failures: ['socialLoginFailed'],
})

/** Signs in whom a social app knows, or hands out a ticket to bind a phone with. */
export const loginSocial = defineCall({
  name: 'login.social',
  summary: 'Sign in by a social app',
  who: 'anyone',
  request: z.object({ ...socialProof, agreed }),
  response: z.object({
    /** Null where no account is bound yet. */
    session: z.nullable(Session),
    /** Binds a phone for some minutes on this device. */
    ticket: z.nullable(z.string()),
  }),
  failures: ['socialLoginFailed', 'accountDisabled', 'accountClosing'],
})

/** Binds the identity of a ticket to the account of a phone, which a new phone gets, and signs in. */
export const loginSocialBindPhone = defineCall({
  name: 'login.socialBindPhone',
  summary: 'Bind a phone after a social login',
  who: 'anyone',
  request: z.object({
    ticket: text(2000, 1),
    phone: ruled(phone, cleanPhone),
    code: ruled(verificationCode, cleanCode),
    agreed,
    restore: z.optional(z.boolean()),
  }),
  response: Session,
  failures: [
    'socialLoginFailed',
    'socialTaken',
    'codeWrong',
    'codeExpired',
    'codeLocked',
    'accountDisabled',
    'accountClosing',
  ],
})

const Bindings = z.object({ items: z.array(z.object({ provider: SocialProvider, boundAt: z.nullable(Instant) })) })

/** The social apps that the caller's account is bound to. */
export const bindingSocialList = defineCall({
  name: 'binding.socialList',
  summary: 'The social apps that the account is bound to',
  who: 'customer',
  request: Empty,
  response: Bindings,
  failures: [],
})

/** The page of a social app to send a browser to, so that the caller's account is bound. */
export const bindingSocialStart = defineCall({
  name: 'binding.socialStart',
  summary: 'Begin to bind a social app in a browser',
  who: 'customer',
  request: z.object({ provider: SocialProvider }),
  response: z.object({ address: z.string() }),
  failures: ['socialLoginFailed'],
})

/** Binds the caller's account to an identity at a social app. */
export const bindingSocial = defineCall({
  name: 'binding.social',
  summary: 'Bind a social app to the account',
  who: 'customer',
  request: z.object(socialProof),
  response: Bindings,
  failures: ['socialLoginFailed', 'socialTaken'],
})

/** Frees the caller's account of a social app. */
export const bindingRemoveSocial = defineCall({
  name: 'binding.removeSocial',
  summary: 'Remove a social app from the account',
  who: 'customer',
  request: z.object({ provider: SocialProvider }),
  response: Bindings,
  failures: [],
})
