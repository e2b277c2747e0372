import type { Kysely } from 'kysely'
import type { Request, Response } from '@contract/call'
import { orderInvoices } from '@contract/calls/order'
import type { OrderId } from '@contract/entities/ids'
import type { Invoice } from '@contract/entities/invoice'
import { InvoiceReceiver } from '@contract/entities/invoice'
import type { Context } from '../../context'
import type { Database } from '../../database/schema'
import type { SignedIn } from '../../http/caller'
import { Paging } from '../../http/paging'
import { invoiceAmount } from '../order/invoiced'
import type { OrderKinds } from '../order/kind/registry'
import { orderInFull } from '../order/queries'
import { headView } from '../order/view'
import { invoiceOf, lastReceiver, listInvoices } from './queries'
import { invoiceState } from './rules'

/** Invoices as customers see them. Ownership is checked by `handle`. */
export class InvoiceService {
  constructor(
    private readonly context: Context,
    private readonly kinds: OrderKinds,
  ) {}

  async detail(
    { customer, language }: SignedIn,
    orderId: OrderId,
    db: Kysely<Database> = this.context.db,
  ): Promise<Invoice> {
    const order = await orderInFull(db, orderId)
    const kind = this.kinds.of(order)
    const invoice = await invoiceOf(db, orderId)
    const sealed = (invoice ?? (await lastReceiver(db, customer.id)))?.receiver_sealed
    const { store, utcOffset } = headView(kind, order, { language, now: this.context.clock.now() })
    const state = invoiceState(kind, order, invoice)
    return {
      state,
      store,
      amount: invoice && state === 'issued' ? invoice.amount : invoiceAmount(order),
      utcOffset,
      receiver: !sealed ? null : InvoiceReceiver.parse(JSON.parse(this.context.seal.open(sealed))),
      requestedAt: invoice ? invoice.requested_at.toISOString() : null,
      issuedAt: invoice?.issued_at?.toISOString() ?? null,
      number: invoice?.number ?? null,
      replaces: invoice?.replaces ?? null,
    }
  }

  async list(
    { customer, language }: SignedIn,
    request: Request<typeof orderInvoices>,
  ): Promise<Response<typeof orderInvoices>> {
    const page = new Paging(orderInvoices, request, customer.id)
    const rows = await listInvoices(this.context.db, customer.id, page.slice)
    return page.answer(rows, (row) => {
      const state = invoiceState(this.kinds.of(row), row, row)
      return {
        id: row.id,
        orderKind: row.kind,
        name: (row.name ?? row.title)[language],
        picture: row.logo,
        state,
        amount: state === 'issued' ? row.amount : invoiceAmount(row),
        requestedAt: row.requested_at.toISOString(),
        number: row.number,
      }
    })
  }
}
