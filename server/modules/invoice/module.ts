import type { Context } from '../../context'
import type { Module } from '../module'
import type { OrderEngine } from '../order/engine'
import type { OrderKinds } from '../order/kind/registry'
import { InvoiceDesk } from './desk'
import { invoiceRoutes } from './routes'
import { InvoiceService } from './service'

/** Invoices of orders; the kinds of orders are registered before. */
export function invoiceModule(
  context: Context,
  { kinds, orders }: { readonly kinds: OrderKinds; readonly orders: OrderEngine },
): Module<{ readonly invoices: InvoiceDesk }> {
  const invoices = new InvoiceDesk(context, kinds, orders)
  return { services: { invoices }, routes: [invoiceRoutes(new InvoiceService(context, kinds), invoices)] }
}
