import * as z from 'zod/mini'
import { Id, Instant, Picture } from './common'

/** Self-declared gender, `secret` by default. */
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
