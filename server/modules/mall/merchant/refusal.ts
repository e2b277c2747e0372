import type { Transaction } from 'kysely'
import type { RefundChoice } from '@contract/entities/refund'
import { mall } from '@contract/states/mall'
import type { Database } from '../../../database/schema'
import { Failure } from '../../../http/failure'
import type { OrderEngine } from '../../order/engine'
import type { Refusal } from '../../order/kind/merchant'
import { cannotShip } from '../after-sales/reasons'
import { takeFromParcel, unshippedLines } from '../order/queries'
import { hasLeft, presaleOrder } from '../presale/queries'
import { markReturned, type Order } from '../../order/queries'
import { refundableLines } from '../../refund/queries'
import type { RefundEngine } from '../../refund/engine'

type Tx = Transaction<Database>
type Held = Awaited<ReturnType<typeof unshippedLines>>

/** Quantities taken from parcels for each chosen line, in the order of the parcels. */
function picked(held: Held, chosen: readonly RefundChoice[]): Held {
  return chosen.flatMap(({ position, quantity }) => {
    let open = quantity
    return held
      .filter((row) => row.position === position)
      .map((row) => {
        const part = Math.min(open, row.quantity)
        open -= part
        return { ...row, quantity: part }
      })
      .filter((row) => row.quantity > 0)
  })
}

function summed(held: Held): RefundChoice[] {
  const sums = new Map<number, number>()
  for (const { position, quantity } of held) sums.set(position, (sums.get(position) ?? 0) + quantity)
  return [...sums].map(([position, quantity]) => ({ position, quantity }))
}

/**
 * Refusal of an order, or some of it, that a mall shop cannot ship: its payment is refunded with points and coupons,
 * and shipping where nothing was shipped. Sold-out goods do not return to stock.
 */
export class MallRefusal {
  constructor(private readonly services: { readonly orders: OrderEngine; readonly refunds: RefundEngine }) {}

  /**
   * Takes lines of a locked order back, or all that has not left.
   * @throws Failure `orderStateChanged` when nothing waits to be shipped, `parcelWaits` where the answer to a case comes first,
   *   `refundTooMuch` for more of a line than has not left, `refundUnavailable` for a part of a presale
   */
  async refuse(tx: Tx, order: Order, { reason, lines, soldOut }: Refusal): Promise<void> {
    const { orders, refunds } = this.services
    if (!orders.allows(order, 'cannotShip')) throw new Failure('orderStateChanged')
    const held = await unshippedLines(tx, order.id)
    const all = summed(held)
    const chosen = lines ?? all
    await check(tx, order, chosen, all)
    const isPresale = (await presaleOrder(tx, order.id)) !== undefined && !(await hasLeft(tx, order.id))
    if (isPresale && count(chosen) < count(all)) throw new Failure('refundUnavailable')
    if (soldOut) await discard(tx, order, picked(held, chosen))
    if (isPresale) {
      await orders.eventsOf(mall).fire(tx, order, 'cannotShip', 'merchant', { reason })
      return
    }
    const refund = await refunds.apply(tx, order, {
      type: 'partial',
      lines: chosen,
      service: 'refundOnly',
      reason,
      reasonKey: cannotShip,
      description: '',
      pictures: [],
      actor: 'merchant',
    })
    await refunds.fire(tx, await orders.lock(tx, order.id), refund, 'agreeRefund', 'merchant')
  }
}

const count = (lines: readonly RefundChoice[]): number => lines.reduce((sum, { quantity }) => sum + quantity, 0)

/** Checks chosen lines against the unshipped quantity and open applications. */
async function check(tx: Tx, order: Order, chosen: readonly RefundChoice[], all: readonly RefundChoice[]) {
  if (chosen.length === 0) throw new Failure('orderStateChanged')
  const positions = new Set(chosen.map(({ position }) => position))
  if (positions.size < chosen.length) throw new Failure('refundTooMuch', { left: count(all) })
  for (const { position, quantity } of chosen) {
    const left = all.find((line) => line.position === position)?.quantity ?? 0
    if (quantity > left) throw new Failure('refundTooMuch', { left })
  }
  const lines = await refundableLines(tx, order.id)
  if (lines.some(({ position, openQuantity }) => positions.has(position) && openQuantity > 0))
    throw new Failure('parcelWaits')
}

/** Takes what does not exist any more out of its parcels, so that a refund finds nothing to put back into stock. */
async function discard(tx: Tx, order: Order, gone: Held): Promise<void> {
  await markReturned(tx, order.id, summed(gone))
  for (const { parcel_id, position, quantity } of gone) await takeFromParcel(tx, parcel_id, position, quantity)
}
