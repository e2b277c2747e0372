import * as z from 'zod/mini'
import { Id, Instant, Picture } from './common'

/** What a person says of themself; `secret` until then. */
export const Gender = z.enum(['male', 'female', 'secret'])

/** The signed-in customer (product text §3, user profile). */
export const User = z.object({
  id: Id,
  nickname: z.string(),
  avatar: Picture,
  gender: Gender,
  birthday: z.nullable(z.iso.date()),
  email: z.nullable(z.string()),
  /** First 3 and last 4 digits. */
  maskedPhone: z.string(),
  /** Above 0 means member. */
  userLevel: z.int(),
  memberUntil: z.nullable(Instant),
  hasPassword: z.boolean(),
  hasPayPassword: z.boolean(),
})
export type User = z.output<typeof User>

/** What login and registration answer. */
export const Session = z.object({ userToken: z.string(), user: User })
export type Session = z.output<typeof Session>
