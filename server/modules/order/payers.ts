import type { Transaction } from 'kysely'
import { formatMoney } from '@contract/money'
import type { Bilingual, Database, SoldComponent } from '../../database/schema'
import { Failure } from '../../http/failure'
import { openPayment } from '../payment/lifecycle'
import { sum } from '../pricing/amounts'
import type { OrderEngine } from './engine'
import * as queries from './queries'

type Tx = Transaction<Database>

/** The payment purpose of a part of an order that several people pay. */
export const sharePurpose = 'orderShare'

/** One payer's part of an order that several people pay. */
export interface PartOfOrder {
  /** One payment of a subject is open at a time. */
  readonly subjectId: string
  readonly customerId: string
  readonly title: Bilingual
  /** In the smallest unit. */
  readonly amount: number
  /** The lines that it pays, whose refunds go back to it. */
  readonly positions: readonly number[]
  readonly at: Date
}

/** Opens the payment of a part of a locked order, and has its lines paid by it. @throws Error when one is open already */
export async function openPart(tx: Tx, order: queries.Order, part: PartOfOrder): Promise<string> {
  const { positions, amount, ...payment } = part
  const allocations = [{ orderId: order.id, part: 'share' as const, amount }]
  const id = await openPayment(tx, {
    ...payment,
    purpose: sharePurpose,
    payBefore: order.pay_before,
    amount,
    allocations,
  })
  if (id === null) throw new Error(`A payment of ${part.subjectId} is open already`)
  await queries.setPaymentOfLines(tx, order.id, positions, id)
  return id
}

/**
 * Removes lines from a locked unpaid order, and their price from its total; they return to the inventory. Discounts on
 * the other lines and fees stay as they are.
 * @returns the updated order
 * @throws Failure `cartEmpty` when nothing would be left, `belowMinimumOrder` for less than `minimum` at the prices of
 * goods
 */
export async function dropLines(
  tx: Tx,
  engine: OrderEngine,
  order: queries.Order,
  positions: readonly number[],
  minimum: number,
): Promise<queries.Order> {
  const lines = await queries.orderLines(tx, order.id)
  const dropped = lines.filter(({ position }) => positions.includes(position))
  const left = lines.filter((line) => !dropped.includes(line))
  const [first] = left
  if (!first) throw new Failure('cartEmpty')
  const goods = sum(left, ({ price, quantity }) => price * quantity)
  if (goods < minimum) throw new Failure('belowMinimumOrder', { missing: formatMoney(minimum - goods) })
  await engine.release(tx, order, dropped)
  await queries.deleteLines(tx, order.id, positions)
  const less = sum(dropped, ({ paid }) => paid)
  const offers = sum(dropped, ({ price, quantity }) => price * quantity) - less
  const component: SoldComponent = { kind: 'dropped', label: droppedLabel, amount: -less, original: null }
  return engine.touch(tx, order, {
    title: JSON.stringify(first.snapshot.name),
    total: order.total - less,
    saved: Math.max(0, order.saved - offers),
    components: JSON.stringify([...order.components, ...(less > 0 ? [component] : [])]),
  })
}

const droppedLabel: Bilingual = { en: 'Dishes removed', zh: '移除的餐品' }
