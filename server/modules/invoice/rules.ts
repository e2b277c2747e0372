import type { InvoiceState } from '@contract/entities/invoice'
import { canInvoice, invoiceAmount } from '../order/invoiced'
import type { OrderKind } from '../order/kind'
import type { Order } from '../order/queries'

/** State of an order's invoice. */
export function invoiceState(
  kind: Pick<OrderKind, 'isInvoiced' | 'phases'>,
  order: Pick<Order, 'state' | 'total' | 'refunded'>,
  invoice: { readonly issued_at: Date | null; readonly replaces: string | null } | undefined,
): InvoiceState {
  if (invoice?.replaces && invoiceAmount(order) === 0) return 'voided'
  if (invoice) return invoice.issued_at ? 'issued' : 'requested'
  return canInvoice(kind, order) ? 'open' : 'none'
}
