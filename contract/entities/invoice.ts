import * as z from 'zod/mini'
import { limits } from '../limits'
import { email } from '../rules/generic'
import { taxNumber } from '../rules/invoice'
import { Amount, Id, Instant, Picture, ruled, text, UtcOffset } from './common'
import { StoreRef } from './order-head'
import { cleanCode } from '../rules/typed'

/** State of an order's invoice: not offered, available, requested, issued, or reversed after a full refund. */
export const InvoiceState = z.enum(['none', 'open', 'requested', 'issued', 'voided'])
export type InvoiceState = z.output<typeof InvoiceState>

/** The recipient of an electronic invoice: a person, or a company by its tax number. */
export const InvoiceReceiver = z.discriminatedUnion('type', [
  z.object({ type: z.literal('personal'), title: text(limits.invoiceTitleMax, 1), email: ruled(email) }),
  z.object({
    type: z.literal('company'),
    title: text(limits.invoiceTitleMax, 1),
    taxNumber: ruled(taxNumber, cleanCode),
    email: ruled(email),
  }),
])
export type InvoiceReceiver = z.output<typeof InvoiceReceiver>

/** An order's invoice; `amount` is the payment less refunds. */
export const Invoice = z.object({
  state: InvoiceState,
  /** Issuer of the invoice. */
  store: z.nullable(StoreRef),
  amount: Amount,
  utcOffset: UtcOffset,
  /** The recipient of a requested invoice, else of the caller's previous one to start from. */
  receiver: z.nullable(InvoiceReceiver),
  requestedAt: z.nullable(Instant),
  issuedAt: z.nullable(Instant),
  /** The number of an issued invoice. */
  number: z.nullable(z.string()),
  /** The number of the invoice that is reversed, since more came back after it was issued; the one for the rest replaces it. */
  replaces: z.nullable(z.string()),
})
export type Invoice = z.output<typeof Invoice>

/** A requested invoice in the list of a customer's. */
export const InvoiceLine = z.object({
  /** The order's. */
  id: Id,
  orderKind: z.string(),
  /** The store, or the title of an order without one. */
  name: z.string(),
  picture: z.nullable(Picture),
  state: InvoiceState,
  amount: Amount,
  requestedAt: Instant,
  number: z.nullable(z.string()),
})
export type InvoiceLine = z.output<typeof InvoiceLine>
