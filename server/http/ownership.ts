import type { Kysely } from 'kysely'
import type { Call, OwnedKind } from '@contract/call'
import type { FailureName } from '@contract/failures'
import type { Database } from '../database/schema'
import { Failure } from './failure'
import { ownsAll } from './queries'

/** What to say when a thing is not the caller's: the same as when it is not there. */
const notFound: Record<OwnedKind, FailureName> = {
  address: 'addressNotFound',
  cartLine: 'cartLineNotFound',
  coupon: 'couponNotFound',
  media: 'mediaNotFound',
  order: 'orderNotFound',
  payment: 'paymentNotFound',
  quote: 'quoteNotFound',
  refund: 'refundNotFound',
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
    const named: unknown = (request as Record<string, unknown>)[field]
    const ids = [named].flat().filter((id) => typeof id === 'string')
    if (ids.length > 0 && !(await ownsAll(db, kind, ids, customerId))) throw new Failure(notFound[kind])
  }
}
