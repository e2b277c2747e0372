import type { Transaction } from 'kysely'
import type { Database } from '../../../database/schema'
import { merged, postBy } from '../../wallet/ledger'
import { noteParts } from '../../wallet/parts'
import type { Order } from '../queries'
import * as shares from '../shares'
import { type Bearer, payerOf } from './bearing'
import * as queries from './queries'

interface Claim {
  readonly bearer: Bearer
  readonly amount: number
  /** The id of the refund that claims it. */
  readonly referenceId: string
  readonly at: Date
}

/**
 * Pays the customer of a locked order for lost or broken goods, at the cost of the bearer, whose balance may become a debt. Idempotent
 * by reference.
 * @throws Failure `noRider`
 */
export async function payClaim(
  tx: Transaction<Database>,
  order: Order,
  { bearer, amount, referenceId, at }: Claim,
): Promise<void> {
  if (amount === 0) return
  const customer = { kind: 'customer', ownerId: order.customer_id } as const
  const share = payerOf(await queries.sharesOf(tx, order.id), bearer, 'compensation')
  const payouts = [{ share, amount: -amount }]
  const movement = { kind: 'compensation', referenceId, at } as const
  await postBy(tx, movement, [customer, ...shares.payoutAccounts(payouts)], (holds) =>
    merged([{ account: customer, amount }, ...shares.payoutSides(payouts, holds)]),
  )
  await noteParts(tx, movement, order.id, shares.partsOf(payouts))
}
