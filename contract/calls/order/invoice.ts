import * as z from 'zod/mini'
import { defineCall } from '../../call'
import { IdempotencyKey, pageOf, paging } from '../../entities/common'
import { OrderId } from '../../entities/ids'
import { Invoice, InvoiceLine, InvoiceReceiver } from '../../entities/invoice'

/** An order's invoice, or the amount that one would have. */
export const orderInvoiceDetail = defineCall({
  name: 'order.invoiceDetail',
  summary: 'The invoice of an order',
  who: 'customer',
  request: z.object({ orderId: OrderId }),
  response: Invoice,
  failures: ['orderNotFound'],
})

/** Requests the invoice of a finished order, once; the store issues it by e-mail. */
export const orderInvoice = defineCall({
  name: 'order.invoice',
  summary: 'Request the invoice of an order',
  who: 'customer',
  request: z.object({ orderId: OrderId, receiver: InvoiceReceiver, idempotencyKey: IdempotencyKey }),
  response: Invoice,
  failures: ['orderNotFound', 'invoiceUnavailable', 'invoiceRequested', 'applicationInReview'],
})

/** The caller's requested invoices, the newest request first. */
export const orderInvoices = defineCall({
  name: 'order.invoices',
  summary: 'The caller’s invoices',
  who: 'customer',
  request: z.object({ ...paging }),
  response: pageOf(InvoiceLine),
  failures: [],
})
