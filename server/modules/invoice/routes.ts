import { orderInvoice, orderInvoiceDetail } from '@contract/calls/order'
import type { Routes } from '../module'
import type { InvoiceDesk } from './desk'
import type { InvoiceService } from './service'

/** Invoices of orders. */
export const invoiceRoutes =
  (service: InvoiceService, desk: InvoiceDesk): Routes =>
  ({ handle }) => {
    handle(orderInvoiceDetail, (caller, { orderId }) => service.detail(caller, orderId))
    handle.once(orderInvoice, async (tx, caller, { orderId, receiver }) => {
      await desk.request(tx, orderId, receiver)
      return service.detail(caller, orderId, tx)
    })
  }
