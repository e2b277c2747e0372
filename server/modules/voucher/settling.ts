import type { Transaction } from 'kysely'
import type { RedemptionId } from '@contract/entities/ids'
import { limits } from '@contract/limits'
import { refundOf } from '@contract/refund-amounts'
import { minutesAfter } from '../../clock'
import type { Database } from '../../database/schema'
import type { NewJob } from '../../jobs/queries'
import type { Order } from '../order/queries'
import { settlePart } from '../order/settlement'
import { refundableLines } from '../refund/queries'
import * as queries from './queries'

type Tx = Transaction<Database>

/** Job that settles a redemption once it can no longer be undone. */
export const settleJob = 'voucher.settle'

export const settleLater = (id: RedemptionId, at: Date): NewJob => ({
  ...{ kind: settleJob, key: `${settleJob} ${id}`, payload: { redemptionId: id } },
  runAt: minutesAfter(at, limits.voucherUndoMinutes),
})

/**
 * Pays the store for the vouchers of a redemption of a locked order, once. The price of the order's other vouchers stays held: as
 * much as a refund of all of them would return, so that refunds and settlements sum to what was paid in any order.
 */
export async function settleRedemption(tx: Tx, order: Order, id: RedemptionId, at: Date): Promise<void> {
  const { undone_at, settled_at } = await queries.redemptionById(tx, id)
  if (undone_at !== null || settled_at !== null) return
  const { own, others } = await queries.unsettledVouchers(tx, order.id, id)
  const [line] = await refundableLines(tx, order.id)
  if (line && own > 0) {
    const keeps = others === 0 ? 0 : refundOf(line, others)
    await settlePart(tx, order, { referenceId: id, position: line.position, keeps, at })
  }
  await queries.setRedemptionSettled(tx, id, at)
}

/** Settles every redemption of a locked order that ends. */
export async function settleRedemptions(tx: Tx, order: Order, at: Date): Promise<void> {
  for (const id of await queries.unsettledRedemptions(tx, order.id)) await settleRedemption(tx, order, id, at)
}
