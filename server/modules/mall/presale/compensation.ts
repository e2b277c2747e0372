import type { Transaction } from 'kysely'
import type { Money } from '@contract/money'
import type { Database } from '../../../database/schema'
import type { Order } from '../../order/queries'
import { partsOf, payoutAccounts, payoutSides } from '../../order/shares'
import { merged, postBy } from '../../wallet/ledger'
import { noteParts } from '../../wallet/parts'

/**
 * Pays the customer of a locked order the store's compensation for a missed shipment; a missing amount becomes the
 * store's debt. Idempotent by order.
 */
export async function payCompensation(tx: Transaction<Database>, order: Order, amount: Money, at: Date): Promise<void> {
  if (amount === 0 || order.store_id === null) return
  const customer = { kind: 'customer', ownerId: order.customer_id } as const
  const share = {
    party: 'store',
    ownerId: order.store_id,
    position: null,
    component: 'deposit',
    amount,
    fundedBy: null,
  } as const
  const payouts = [{ share, amount: -amount }]
  const movement = { kind: 'compensation', referenceId: order.id, at } as const
  await postBy(tx, movement, [customer, ...payoutAccounts(payouts)], (holds) =>
    merged([{ account: customer, amount }, ...payoutSides(payouts, holds)]),
  )
  await noteParts(tx, movement, order.id, partsOf(payouts))
}
