import * as z from 'zod/mini'
import { defineCall } from '../../call'
import { IdempotencyKey } from '../../entities/common'
import { OrderId } from '../../entities/ids'
import { Invoice, InvoiceReceiver } from '../../entities/invoice'

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
