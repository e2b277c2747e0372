import { formatMoney } from '@contract/money'
import type { App } from '../../../app'
import { print } from '../../../command'
import { StartError } from '../../../config'
import { courierNames } from '../../../couriers/names'
import * as queries from './queries'
import type { InvoiceOutcome } from './invoices'

type Command = (app: App, args: readonly string[]) => Promise<void>

const usage = 'npm run operator -- courier-invoice <courier> <invoice number> <fen> "<reason>"'

/** Number of invoices that are listed. */
const most = 50
const longest = 64

const refusals: Partial<Record<InvoiceOutcome, string>> = {
  paidBefore: 'This invoice is paid already.',
  samePerson: 'Another person has to confirm the payment.',
  otherAmount: 'There is an invoice of this number with another amount.',
  overOwed: 'The courier is owed less than that.',
}

const done: Partial<Record<InvoiceOutcome, string>> = {
  paid: 'Recorded as paid.',
  endorsed: 'Endorsed: a second person has to confirm the payment.',
}

/** Lists what each courier is owed, and the newest invoices. */
const courierInvoices: Command = async ({ context: { db }, services: { deliveries } }) => {
  for (const courier of courierNames)
    print([courier, 'is owed', formatMoney(await deliveries.invoices.owed(courier))].join('  '))
  for (const { courier, number, amount, state, created_at, endorsed_by, paid_by } of await queries.invoices(db, most)) {
    const who = [endorsed_by, paid_by].filter(Boolean).join(', ')
    print([created_at.toISOString(), courier, number, formatMoney(amount), state, who].join('  '))
  }
}

/** Records that an invoice of a courier was paid; a large one is endorsed by a first person before. */
const courierInvoice: Command = async (app, [name, given = '', fen = '', reason = '']) => {
  const courier = courierNames.find((each) => each === name)
  const [number, amount] = [given.trim(), Number(fen)]
  const isAmount = /^\d+$/.test(fen) && Number.isSafeInteger(amount) && amount > 0
  if (!courier || !number || number.length > longest || !isAmount || !reason.trim()) throw new StartError(usage)
  const by = `operator:${process.env.USER ?? 'unknown'}`
  const invoice = { courier, number, amount, reason: reason.trim(), by }
  const pay = app.context.db.transaction()
  const outcome = await pay.execute((tx) => app.services.deliveries.invoices.pay(tx, invoice))
  const refusal = refusals[outcome]
  if (refusal) throw new StartError(refusal)
  print(done[outcome] ?? outcome)
}

/** The operator's commands for the invoices of outside couriers. */
export const invoiceCommands: Readonly<Record<string, Command>> = {
  'courier-invoices': courierInvoices,
  'courier-invoice': courierInvoice,
}
