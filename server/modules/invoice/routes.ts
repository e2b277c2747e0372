import { orderInvoice, orderInvoiceDetail } from '@contract/calls/order'
import type { Module } from '../module'
import { InvoiceService } from './service'

/** Invoices of orders. */
export const invoiceRoutes: Module = ({ handle, context, services: { kinds, invoices } }) => {
  const service = new InvoiceService(context, kinds)
  handle(orderInvoiceDetail, (caller, { orderId }) => service.detail(caller, orderId))
  handle.once(orderInvoice, async (tx, caller, { orderId, receiver }) => {
    await invoices.request(tx, orderId, receiver)
    return service.detail(caller, orderId, tx)
  })
}
