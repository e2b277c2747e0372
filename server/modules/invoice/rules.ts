import type { InvoiceState } from '@contract/entities/invoice'
import type { OrderKind } from '../order/kind'
import type { Order } from '../order/queries'

/** Amount of an order to invoice: the payments less refunds. */
export const invoiceAmount = ({ total, refunded }: Pick<Order, 'total' | 'refunded'>): number => total - refunded

/** State of an order's invoice. */
export function invoiceState(
  { invoicedIn }: Pick<OrderKind, 'invoicedIn'>,
  order: Pick<Order, 'state' | 'total' | 'refunded'>,
  invoice: { readonly issued_at: Date | null; readonly replaces: string | null } | undefined,
): InvoiceState {
  if (invoice?.replaces && invoiceAmount(order) === 0) return 'voided'
  if (invoice) return invoice.issued_at ? 'issued' : 'requested'
  return invoicedIn !== 'none' && invoicedIn.includes(order.state) && invoiceAmount(order) > 0 ? 'open' : 'none'
}
