import type { Kysely } from 'kysely'
import type { Call, OwnedKind } from '@contract/call'
import type { FailureName } from '@contract/failures'
import type { Database } from '../database/schema'
import { Failure } from './failure'
import { ownerOf } from './queries'

/** What to say when a thing is not the caller's: the same as when it is not there. */
const notFound: Record<OwnedKind, FailureName> = {
  address: 'addressNotFound',
  cartLine: 'cartLineNotFound',
  order: 'orderNotFound',
  quote: 'quoteNotFound',
}

/**
 * The one place where ids from a request are held against their owner: every field that the call names in `owns`.
 * @throws Failure `…NotFound` for an id that does not exist or belongs to somebody else.
 */
export async function checkOwnership(
  db: Kysely<Database>,
  call: Call,
  request: object,
  customerId: string,
): Promise<void> {
  for (const [field, kind] of Object.entries(call.owns ?? {})) {
    const id: unknown = (request as Record<string, unknown>)[field]
    if (typeof id !== 'string') continue
    if ((await ownerOf(db, kind, id)) !== customerId) throw new Failure(notFound[kind])
  }
}
