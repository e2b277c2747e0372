import { orderInvoice, orderInvoiceDetail, orderInvoices } from '@contract/calls/order'
import type { Routes } from '../module'
import type { InvoiceDesk } from './desk'
import type { InvoiceService } from './service'

/** Invoices of orders. */
export const invoiceRoutes =
  (service: InvoiceService, desk: InvoiceDesk): Routes =>
  ({ handle }) => {
    handle(orderInvoiceDetail, (caller, { orderId }) => service.detail(caller, orderId))
    handle(orderInvoices, (caller, request) => service.list(caller, request))
    handle.once(orderInvoice, async (tx, caller, { orderId, receiver }) => {
      await desk.request(tx, orderId, receiver)
      return service.detail(caller, orderId, tx)
    })
  }
