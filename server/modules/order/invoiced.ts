import type { OrderKind } from './kind'
import type { Order } from './queries'

/** Amount of an order to invoice: the payments less refunds. */
export const invoiceAmount = ({ total, refunded }: Pick<Order, 'total' | 'refunded'>): number => total - refunded

/** Whether an order is finished, of a kind with invoices, and has an amount to invoice. */
export function canInvoice(
  { isInvoiced, phases }: Pick<OrderKind, 'isInvoiced' | 'phases'>,
  order: Pick<Order, 'state' | 'total' | 'refunded'>,
): boolean {
  const phase = phases[order.state]
  return isInvoiced && (phase === 'toReview' || phase === 'done') && invoiceAmount(order) > 0
}
