import type { Kysely, Transaction } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Call } from '@contract/call'
import { isAtLeast } from '@contract/store-roles'
import { valuesAt } from '@contract/request-fields'
import { teamAccessOf } from '@contract/team-access'
import type { Context } from '../context'
import type { Database } from '../database/schema'
import { trustedId } from '../security/trusted-id'
import type { Merchant, SignedIn } from './caller'
import { Failure } from './failure'
import * as queries from './queries/callers'
import { storeWith } from './queries/owners'

/** An act in a store, of which a change of the team has more than a subject. */
export interface TeamAct {
  readonly call: string
  readonly storeId: string
  readonly subjectId: string | null
  readonly subject?: string
  readonly before?: string | null
  readonly after?: string | null
}

/** The caller as a merchant, with the stores in which the caller’s role admits a call. @throws Failure `accessDenied` without any */
export async function asMerchant({ db }: Context, call: Call, caller: SignedIn): Promise<Merchant> {
  const all = await queries.storesOf(db, caller.customer.id)
  const least = teamAccessOf(call).role
  const stores = all.filter(({ role }) => isAtLeast(role, least)).map(({ id }) => trustedId('store', id))
  if (stores.length === 0) throw new Failure('accessDenied')
  return { ...caller, stores, roles: new Map(all.map(({ id, role }) => [id, role])) }
}

/** Writes an act into the log of its store. */
export async function recordAct(
  { clock }: Context,
  tx: Transaction<Database>,
  { customer, roles, requestId }: Merchant,
  { call, storeId, subjectId, subject, before, after }: TeamAct,
): Promise<void> {
  const role = roles.get(storeId)
  if (!role) throw new Error(`${call}: the caller is not in the team of the store`)
  await queries.insertTeamAct(tx, {
    ...{ id: uuid(), at: clock.now(), store_id: storeId, customer_id: customer.id, role, call, subject_id: subjectId },
    ...{ subject: subject ?? null, before: before ?? null, after: after ?? null, request_id: requestId },
  })
}

/** The first id of a kind that a request names, by the call’s fields; undefined where it names none. */
function namedIn({ owns }: Call, request: unknown, isWanted: (kind: Call['owns'][number]['kind']) => boolean) {
  for (const { path, kind } of owns) {
    const id = isWanted(kind) ? valuesAt(request, path).find((value) => typeof value === 'string') : undefined
    if (id !== undefined) return { kind, id }
  }
  return undefined
}

/** The store that a request is about: the named one, that of its subject, or the caller’s first. */
async function storeOf(db: Kysely<Database>, call: Call, caller: Merchant, request: unknown) {
  const { stores } = caller
  const named = namedIn(call, request, (kind) => kind === 'store')
  const subject = namedIn(call, request, (kind) => kind !== 'store' && kind !== 'media')
  const storeId = named?.id ?? (subject && (await storeWith(db, { ...subject, stores }))) ?? stores[0]
  return { storeId, subjectId: subject?.id ?? null }
}

/** Whether a call is written into the log of its store by whoever registers it. */
export const isRecorded = (call: Call): boolean => call.who === 'merchant' && teamAccessOf(call).record === 'change'

/** Writes what a merchant’s call has changed into the log of its store, if it changes something that it does not record itself. */
export async function recordChange(
  context: Context,
  tx: Transaction<Database>,
  { call, caller, request }: { readonly call: Call; readonly caller: Merchant; readonly request: unknown },
): Promise<void> {
  if (!isRecorded(call)) return
  const { storeId, subjectId } = await storeOf(tx, call, caller, request)
  if (storeId) await recordAct(context, tx, caller, { call: call.name, storeId, subjectId })
}
