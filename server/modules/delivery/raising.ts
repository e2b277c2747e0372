import type { Transaction } from 'kysely'
import type { Context } from '../../context'
import type { Database } from '../../database/schema'
import { insertShares, sharesOf } from '../order/settlement/queries'
import * as queries from './queries'

const common = { ownerId: null, position: null, component: 'deliveryRaise', fundedBy: null } as const

/**
 * Raises the pay of a locked delivery that nobody took, at the platform's cost, by `RIDER_RAISE` and up to `RIDER_RAISE_MOST` in all.
 * The order is locked.
 */
export async function raisePay(
  tx: Transaction<Database>,
  { config }: Pick<Context, 'config'>,
  { id, order_id, raised }: queries.Delivery,
): Promise<void> {
  const amount = Math.min(config.riderRaise, config.riderRaiseMost - raised)
  if (amount <= 0) return
  const next = Math.max(-1, ...(await sharesOf(tx, order_id)).map(({ ordinal }) => ordinal)) + 1
  const shares = [
    { ...common, party: 'rider' as const, amount },
    { ...common, party: 'platform' as const, amount: -amount },
  ]
  await insertShares(tx, order_id, shares, next)
  await queries.updateDelivery(tx, id, { raised: raised + amount })
}
