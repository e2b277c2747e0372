import type * as z from 'zod/mini'
import type { FailureName } from './failures'

/** Who may make a call: `anyone` also serves visitors, `customer` needs a session, `merchant` a session that runs a store. */
export type Audience = 'anyone' | 'customer' | 'merchant'

/** A kind of thing that belongs to one customer; the server checks the owner of such ids before a call's handler runs. */
export type OwnedKind = 'address' | 'cartLine' | 'coupon' | 'media' | 'order' | 'payment' | 'quote' | 'refund'

export interface Call<
  Name extends string = string,
  Req extends z.ZodMiniType = z.ZodMiniType,
  Res extends z.ZodMiniType = z.ZodMiniType,
> {
  /** The call's fixed name: its OpenAPI operationId, its key in the client and, without an entry in paths.ts, its path. */
  readonly name: Name
  /** One sentence for the API document. */
  readonly summary: string
  readonly who: Audience
  readonly request: Req
  readonly response: Res
  /** The failures a user can cause; anything else that goes wrong is unexpected. */
  readonly failures: readonly FailureName[]
  /** Request fields that name a thing of the caller's own, by one id or a list of them. */
  readonly owns?: Readonly<Record<string, OwnedKind>>
  /** Moves money or stock: the request carries an `idempotencyKey`, and the same key answers the same result for 24 hours. */
  readonly idempotent?: boolean
  /** The request is a multipart form: its fields are `request`, and its field `file` is one file. Otherwise it is JSON. */
  readonly body?: 'multipart'
}

/** Describes a call once, for client, server, tests and documents. */
export function defineCall<Name extends string, Req extends z.ZodMiniType, Res extends z.ZodMiniType>(
  call: Call<Name, Req, Res>,
): Call<Name, Req, Res> {
  return call
}

/** What a handler receives: the request after validation, with its defaults filled in. */
export type Request<C extends Call> = z.output<C['request']>
/** What a caller writes: fields with a default may be left out. */
export type RequestInput<C extends Call> = z.input<C['request']>
/** What the call answers in `data`. */
export type Response<C extends Call> = z.output<C['response']>

/** Every answer's envelope (product text §7): code 1 is success, any other code is a failure with its message. */
export interface Envelope<T = unknown> {
  code: number
  data: T
  msg: string
}

/** The `code` of an answer that carries what was asked for. */
export const SUCCESS = 1
