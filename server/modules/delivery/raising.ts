import type { Transaction } from 'kysely'
import type { Database } from '../../database/schema'
import { insertShares, sharesOf } from '../order/settlement/queries'
import * as queries from './queries'
import type { DispatchRules } from './zones'

const common = { ownerId: null, position: null, component: 'deliveryRaise', fundedBy: null } as const

/**
 * Raises the pay of a locked delivery that nobody took, at the platform's cost, by the rules of its place. The order is locked.
 */
export async function raisePay(
  tx: Transaction<Database>,
  { raise, raiseMost }: DispatchRules,
  { id, order_id, raised }: queries.Delivery,
): Promise<void> {
  const amount = Math.min(raise, raiseMost - raised)
  if (amount <= 0) return
  const next = Math.max(-1, ...(await sharesOf(tx, order_id)).map(({ ordinal }) => ordinal)) + 1
  const shares = [
    { ...common, party: 'rider' as const, amount },
    { ...common, party: 'platform' as const, amount: -amount },
  ]
  await insertShares(tx, order_id, shares, next)
  await queries.updateDelivery(tx, id, { raised: raised + amount })
}
