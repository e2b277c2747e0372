import type { Transaction } from 'kysely'
import { afterSalesLimits } from '@contract/after-sales-limits'
import type { RefundChoice, ReturnAddress } from '@contract/entities/refund'
import { mall } from '@contract/states/mall'
import type { Context } from '../../../context'
import type { Database } from '../../../database/schema'
import { Failure } from '../../../http/failure'
import { returnCoupons } from '../../coupon/service'
import { markReturned, type Order } from '../../order/queries'
import type { AskedOfGoods, GoodsPolicy, RefundedGoods, RefundPolicy } from '../../order/kind/refunds'
import { unshippedLines } from '../order/queries'
import { parcelStates } from '../parcels/queries'
import { releaseSkus } from '../stock/queries'
import { factsOf } from './lines'
import * as queries from './queries'
import { reasonOfCase } from './reasons'
import { isLate, servicesFor } from './rules'

type Tx = Transaction<Database>

/** Destination of a shop's returns: its return address, or else its location. */
export async function returnAddress({ seal }: Context, tx: Tx, { store_id }: Order): Promise<ReturnAddress> {
  if (store_id === null) throw new Error('An order of the mall has a shop')
  const { return_address_sealed: sealed, name, phone, address } = await queries.returnAddressOf(tx, store_id)
  if (sealed) return JSON.parse(seal.open(sealed)) as ReturnAddress
  return { name: name.zh, phone, address: address.zh, english: { name: name.en, address: address.en } }
}

/**
 * Checks each requested line against its deadline, the services of the reason, and the shipped quantity.
 * @throws Failure `deadlinePassed`, `refundUnavailable` or `refundTooMuch`
 */
async function check(tx: Tx, order: Order, asked: AskedOfGoods, now: Date): Promise<void> {
  const { type, lines, service, amount } = asked
  const reason = reasonOfCase({ reason_key: asked.reasonKey ?? null, reason: asked.reason })
  if (amount !== undefined && service !== 'refundOnly') throw new Failure('refundUnavailable')
  for (const line of await queries.linesWithCases(tx, order.id)) {
    const facts = factsOf(order, line, asked.appliedAt ?? now)
    const quantity = type === 'full' ? facts.left : lines.find(({ position }) => position === line.position)?.quantity
    if (!quantity) continue
    if (isLate(facts, reason)) throw new Failure('deadlinePassed')
    if (facts.left > 0 && !servicesFor(facts, reason).includes(service)) throw new Failure('refundUnavailable')
    const left = facts.left - (service === 'refundOnly' ? 0 : facts.unshipped)
    if (quantity > left) throw new Failure('refundTooMuch', { left })
  }
}

/** Takes the wanted quantity of each line from rows that hold parts of it, in their order. */
function taken<Row extends RefundChoice>(rows: readonly Row[], wanted: readonly RefundChoice[]): Row[] {
  return wanted.flatMap(({ position, quantity }) => {
    let open = quantity
    return rows
      .filter((row) => row.position === position)
      .flatMap((row) => {
        const part = Math.min(open, row.quantity)
        open -= part
        return part > 0 ? [{ ...row, quantity: part }] : []
      })
  })
}

const summed = (rows: readonly RefundChoice[]): RefundChoice[] => {
  const sums = new Map<number, number>()
  for (const { position, quantity } of rows) sums.set(position, (sums.get(position) ?? 0) + quantity)
  return [...sums].map(([position, quantity]) => ({ position, quantity }))
}

/**
 * Restocks refunded goods: unshipped ones in their warehouse; returned ones, if counted as sellable, in the warehouse
 * that shipped them.
 */
const restock: GoodsPolicy['restock'] = async (tx, orders, order, { service, counted, lines }: RefundedGoods) => {
  if (service === 'refundOnly') {
    await orders.release(tx, order, summed(taken(await unshippedLines(tx, order.id), lines)))
    return
  }
  const sellable = (counted ?? []).map(({ position, sellable: quantity }) => ({ position, quantity }))
  const back = taken(await queries.shippedLines(tx, order.id), sellable)
  if (back.length === 0) return
  await markReturned(tx, order.id, summed(back))
  await releaseSkus(
    tx,
    back.map(({ sku_id, warehouse_id, quantity }) => ({ skuId: sku_id, warehouseId: warehouse_id, quantity })),
  )
}

/**
 * Ends an order all of whose goods came back while the shop keeps its shipping; one whose other parcels have all left waits for
 * its receipt.
 */
const completed: GoodsPolicy['completed'] = async (tx, orders, order, { isLast }) => {
  if (isLast && orders.allows(order, 'returnAll')) return orders.eventsOf(mall).fire(tx, order, 'returnAll', 'platform')
  if (isLast) await returnCoupons(tx, order.id)
  if (!orders.allows(order, 'ship')) return order
  const parcels = await parcelStates(tx, order.id)
  const isShipped = parcels.length > 0 && parcels.every(({ state }) => state !== 'toShip')
  return isShipped ? orders.eventsOf(mall).fire(tx, order, 'ship', 'merchant', { logistics: 'all' }) : order
}

/** Refunds and returns of mall orders: the available requests, and their refunds. */
export const mallRefunds = (context: Context): RefundPolicy => ({
  services: ['refundOnly', 'returnAndRefund'],
  isDecidedByPlatform: true,
  restocks: () => false,
  returnAddress: (tx, order) => returnAddress(context, tx, order),
  goods: {
    edits: afterSalesLimits.edits,
    check: (tx, order, asked) => check(tx, order, asked, context.clock.now()),
    async includesFees(tx, order, reason) {
      const hasLeft = (await parcelStates(tx, order.id)).some(({ state }) => state !== 'toShip')
      return !hasLeft || reasonOfCase(reason).fault === 'shop'
    },
    restock,
    completed,
    hasArrived: ({ delivered_at }) => delivered_at !== null,
  },
})
