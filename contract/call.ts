import type * as z from 'zod/mini'
import { IdempotencyKey } from './entities/common'
import { type OwnedKind, ownedKindOf } from './entities/ids'
import type { StaffRole } from './entities/staff'
import type { FailureName } from './failures'
import { requestFields } from './request-fields'
import type { TeamAccess } from './team-access'

/**
 * The audience of a call: `anyone` includes visitors, `customer` needs a session, `merchant` a session of a customer who
 * runs a store, `rider` a session of a customer whose application as a rider was approved, `staff` a session of a customer
 * with one of the call's roles.
 */
export type Audience = 'anyone' | 'customer' | 'merchant' | 'rider' | 'staff'

/** The party that a caller acts as, and that must own the ids in the request; the platform owns all that exists. */
export type Party = 'customer' | 'store' | 'rider' | 'platform'

const parties: Readonly<Record<Audience, Party | undefined>> = {
  anyone: undefined,
  customer: 'customer',
  merchant: 'store',
  rider: 'rider',
  staff: 'platform',
}

/** A field of a request with the id of a thing that the caller must own. */
export interface OwnedField {
  /** Property names from the root; `*` is every element of a list. */
  readonly path: readonly string[]
  readonly kind: OwnedKind
}

/** The definition of a call in contract/calls. */
export interface CallDescription<
  Name extends string = string,
  Req extends z.ZodMiniType = z.ZodMiniType,
  Res extends z.ZodMiniType = z.ZodMiniType,
  Who extends Audience = Audience,
> {
  /** The call's permanent name: its OpenAPI operationId, its key in the client and, without an entry in paths.ts, its path. */
  readonly name: Name
  /** One sentence for the OpenAPI document. */
  readonly summary: string
  readonly who: Who
  /** The roles of which the caller needs one; for calls of staff, and only for them. */
  readonly roles?: readonly StaffRole[]
  /** The least role in a store's team; for calls of merchants, and only for them. */
  readonly team?: TeamAccess
  readonly request: Req
  readonly response: Res
  /** The failures that a user can cause; any other error is unexpected. */
  readonly failures: readonly FailureName[]
  /** A multipart form whose fields are `request` and whose field `file` is one file; JSON by default. */
  readonly body?: 'multipart'
  /** A call that is answered by GET too, with its request in the query; all of its fields are texts. */
  readonly method?: 'GET'
}

/** A call with the properties derived from its request. */
export interface Call<
  Name extends string = string,
  Req extends z.ZodMiniType = z.ZodMiniType,
  Res extends z.ZodMiniType = z.ZodMiniType,
  Who extends Audience = Audience,
> extends CallDescription<Name, Req, Res, Who> {
  /** The party that the caller acts as; undefined for a call open to visitors. */
  readonly party: Party | undefined
  /**
   * The fields of the request that are an `OwnedId` (contract/entities/ids.ts), in the order in which the server checks their
   * owner: optional ones first.
   */
  readonly owns: readonly OwnedField[]
  /**
   * Whether the request has the field `idempotencyKey`: calls that move money or stock, where a repeated key gets the
   * same answer for 24 hours.
   */
  readonly idempotent: boolean
}

/** Whether a request has an idempotency key. @throws Error for a field of that name with another schema, or a nested key. */
function isIdempotent({ name, request }: CallDescription): boolean {
  const suspects = requestFields(request).filter(
    ({ path, schema }) => path.at(-1) === 'idempotencyKey' || schema === IdempotencyKey,
  )
  const proper = suspects.filter(
    ({ path, schema, required }) => path.join('.') === 'idempotencyKey' && schema === IdempotencyKey && required,
  )
  if (suspects.length !== proper.length)
    throw new Error(`${name}: an idempotent call has the required field idempotencyKey: IdempotencyKey`)
  return proper.length > 0
}

/** The owned ids of a request. @throws Error for a call open to visitors, who own nothing. */
function ownedFields({ name, who, request }: CallDescription): OwnedField[] {
  const fields = requestFields(request).flatMap(({ path, schema, required }) => {
    const kind = ownedKindOf(schema)
    return kind ? [{ path, kind, required }] : []
  })
  if (fields.length > 0 && who === 'anyone') throw new Error(`${name}: nothing belongs to a visitor`)
  return [...fields.filter(({ required }) => !required), ...fields.filter(({ required }) => required)].map(
    ({ path, kind }) => ({ path, kind }),
  )
}

/** The roles that a call of an audience has. */
type RolesOf<Who extends Audience> = [Who] extends ['staff']
  ? { readonly roles: readonly [StaffRole, ...StaffRole[]] }
  : unknown

/** The access that a call of an audience has for a store's team. */
type TeamOf<Who extends Audience> = [Who] extends ['merchant'] ? { readonly team: TeamAccess } : unknown

/** Whether a request has a reason that cannot be left out. */
const hasReason = ({ request }: CallDescription): boolean =>
  requestFields(request).some(({ path, required }) => path.join('.') === 'reason' && required)

/** @throws Error for a call with a team whose audience is not merchants. */
function checkTeam({ name, who, team }: CallDescription): void {
  if (team && who !== 'merchant') throw new Error(`${name}: calls of merchants, and only they, have a team`)
}

/** @throws Error for a call of staff without roles, or that changes something without a reason, and for roles of others. */
function checkStaff(call: CallDescription): void {
  const { name, who, roles = [] } = call
  if ((who === 'staff') !== roles.length > 0) throw new Error(`${name}: calls of staff, and only they, have roles`)
  if (who === 'staff' && isIdempotent(call) !== hasReason(call))
    throw new Error(`${name}: a call of staff that changes something has both a reason and an idempotency key`)
}

/** Defines a call for client, server, tests and documents. */
export function defineCall<
  Name extends string,
  Req extends z.ZodMiniType,
  Res extends z.ZodMiniType,
  Who extends Audience,
>(description: CallDescription<Name, Req, Res, Who> & RolesOf<Who> & TeamOf<Who>): Call<Name, Req, Res, Who> {
  checkStaff(description)
  checkTeam(description)
  const idempotent = isIdempotent(description)
  return {
    ...description,
    // Each act of staff is refused on what concerns its caller.
    failures: description.who === 'staff' && idempotent ? [...description.failures, 'staffOwn'] : description.failures,
    party: parties[description.who],
    owns: ownedFields(description),
    idempotent,
  }
}

/** A request as a handler receives it: validated, with defaults applied. */
export type Request<C extends Call> = z.output<C['request']>
/** A request as a client sends it: fields with a default are optional. */
export type RequestInput<C extends Call> = z.input<C['request']>
/** Content of a call's `data` on success. */
export type Response<C extends Call> = z.output<C['response']>

/** The keys of a request, excluding an empty one, whose type is a record. */
type KeyOf<R> = string extends keyof R
  ? 'none'
  : R extends { idempotencyKey: IdempotencyKey }
    ? 'key'
    : 'idempotencyKey' extends keyof R
      ? 'something else'
      : 'none'
/** `unknown` for a call without an idempotency key; for others an error message that no call is assignable to. */
export type NotIdempotent<C extends Call> =
  KeyOf<Request<C>> extends 'none' ? unknown : 'a request with an idempotencyKey belongs to handle.once'
/** `unknown` for a call with an idempotency key; for others an error message that no call is assignable to. */
export type IsIdempotent<C extends Call> =
  KeyOf<Request<C>> extends 'key' ? unknown : 'handle.once takes requests with idempotencyKey: IdempotencyKey'

/** `unknown` for a call of any audience but staff; for staff an error message that no call is assignable to. */
export type NotOfStaff<C extends Call> = [C['who']] extends ['staff']
  ? 'a change by staff belongs to handle.act'
  : unknown

/** The envelope of every answer (product text §7): code 1 is success, any other code a failure with its message. */
export interface Envelope<T = unknown> {
  code: number
  data: T
  msg: string
}

/** The `code` of a successful answer. */
export const SUCCESS = 1
