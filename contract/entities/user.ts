import * as z from 'zod/mini'
import { Day, Id, Instant, Picture } from './common'

/** Self-declared gender, `secret` by default. */
export const Gender = z.enum(['male', 'female', 'secret'])

/** The signed-in customer (product text §3, user profile). */
export const User = z.object({
  id: Id,
  nickname: z.string(),
  /** Self-description of the customer; empty for none. */
  signature: z.string(),
  avatar: Picture,
  gender: Gender,
  birthday: z.nullable(Day),
  email: z.nullable(z.string()),
  /** First 3 and last 4 digits. */
  maskedPhone: z.string(),
  /** Members have a level above 0. */
  userLevel: z.int(),
  memberUntil: z.nullable(Instant),
  hasPassword: z.boolean(),
  hasPayPassword: z.boolean(),
})
export type User = z.output<typeof User>

/** The answer of login and registration. */
export const Session = z.object({ userToken: z.string(), user: User })
export type Session = z.output<typeof Session>

/** Kinds of certification of a customer (product text §4). */
export const CertificationKind = z.enum(['rider', 'merchant', 'qualification'])
export type CertificationKind = z.output<typeof CertificationKind>

/** The kinds of clients: a browser, the mini-programs of WeChat and Alipay, the native app. */
export const ClientKind = z.enum(['web', 'wechat', 'alipay', 'app'])
export type ClientKind = z.output<typeof ClientKind>

/** A device that the customer is logged in on. */
export const Device = z.object({
  id: Id,
  client: z.nullable(ClientKind),
  /** The browser with its system, or the model; null where it is not known. */
  name: z.nullable(z.string()),
  current: z.boolean(),
  /** Logged in of late on a device that the customer had not used before. */
  isNew: z.boolean(),
  loggedInAt: Instant,
  seenAt: Instant,
})
export type Device = z.output<typeof Device>
