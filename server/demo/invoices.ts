import type { Transaction } from 'kysely'
import { randomInt } from 'node:crypto'
import { minutesAfter } from '../clock'
import type { Context } from '../context'
import type { Database } from '../database/schema'
import type { InvoiceDesk } from '../modules/invoice/desk'
import { trustedId } from '../security/trusted-id'

/** Minutes until a store issues an invoice, divided by the demo's speed. */
const minutes = 10
const kind = 'autopilot.invoice'

/** A number of twenty digits, as electronic invoices have. */
const drawNumber = (now: Date): string =>
  String(now.getUTCFullYear() % 100) + Array.from({ length: 18 }, () => randomInt(0, 10)).join('')

/** Issues requested invoices as stores would. */
export function issueInvoices({ clock, config, jobs }: Context, desk: InvoiceDesk): void {
  jobs.on<{ orderId: string }>(kind, (tx: Transaction<Database>, { orderId }) =>
    desk.issue(tx, trustedId('order', orderId), drawNumber(clock.now())),
  )
  desk.onRequested(async (tx, { id }) => {
    const runAt = minutesAfter(clock.now(), minutes / config.demoSpeed)
    await jobs.add(tx, { kind, payload: { orderId: id }, runAt })
  })
}
