import type { Transaction } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Database } from '../../../database/schema'
import { Failure } from '../../../http/failure'
import { trustedId } from '../../../security/trusted-id'
import type { OrderEngine } from '../../order/engine'
import type { Order } from '../../order/queries'
import * as queries from './queries'

type Tx = Transaction<Database>

/** Quantity of an order's line. */
export interface SplitLine {
  readonly position: number
  readonly quantity: number
}

/** Whether pieces can be split off a parcel so that both parts hold something. */
export function canSplit(held: readonly SplitLine[], taken: readonly SplitLine[]): boolean {
  const isKnown = taken.every(({ position, quantity }) => {
    const has = held.find((each) => each.position === position)?.quantity ?? 0
    return quantity > 0 && quantity <= has
  })
  const isOnce = new Set(taken.map(({ position }) => position)).size === taken.length
  const pieces = (lines: readonly SplitLine[]) => lines.reduce((sum, { quantity }) => sum + quantity, 0)
  return isKnown && isOnce && pieces(taken) > 0 && pieces(taken) < pieces(held)
}

/**
 * Splits items of an unshipped parcel into a new one from the same warehouse, under the order's lock. The shipping fee
 * does not change.
 * @returns the order
 * @throws Failure `parcelNotFound`, `parcelShipped`, or `parcelSplitInvalid` for items that it does not hold, or for
 * all of them
 */
export async function splitParcel(
  tx: Tx,
  orders: OrderEngine,
  parcelId: string,
  lines: readonly SplitLine[],
): Promise<Order> {
  const orderId = await queries.orderOfParcel(tx, parcelId)
  if (orderId === undefined) throw new Failure('parcelNotFound')
  const order = await orders.lock(tx, trustedId('order', orderId))
  const parcel = await queries.parcelInFull(tx, parcelId)
  if (parcel.state === 'cancelled') throw new Failure('parcelNotFound')
  if (order.state !== 'pendingShipment' || parcel.state !== 'toShip') throw new Failure('parcelShipped')
  if (!canSplit(parcel.lines, lines)) throw new Failure('parcelSplitInvalid')
  const id = uuid()
  await queries.addParcel(tx, { id, order_id: orderId, warehouse_id: parcel.warehouse_id })
  await queries.moveLines(tx, { from: parcelId, to: id }, lines)
  return orders.touch(tx, order, {})
}
