import { formatMoney } from '@contract/money'
import type { App } from '../../../app'
import { print } from '../../../command'
import { StartError } from '../../../config'
import { courierNames } from '../../../couriers/names'
import * as queries from './queries'
import type { InvoiceOutcome, ReversalOutcome } from './invoices'

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
  for (const row of await queries.invoices(db, most)) {
    const who = [row.endorsed_by, row.paid_by, row.reversed_by].filter(Boolean).join(', ')
    const state = row.reversed_at ? 'reversed' : row.state
    print([row.created_at.toISOString(), row.courier, row.number, formatMoney(row.amount), state, who].join('  '))
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

const reversalUsage = 'npm run operator -- courier-invoice-reverse <courier> <invoice number> "<reason>"'

const irreversible: Partial<Record<ReversalOutcome, string>> = {
  unknown: 'There is no invoice of this number, or its payment was taken back already.',
  notPaid: 'This invoice is not paid.',
}

/** Takes the wrongly recorded payment of an invoice back. */
const reverseInvoice: Command = async (app, [name, given = '', reason = '']) => {
  const courier = courierNames.find((each) => each === name)
  const number = given.trim()
  if (!courier || !number || !reason.trim()) throw new StartError(reversalUsage)
  const invoice = { courier, number, reason: reason.trim(), by: `operator:${process.env.USER ?? 'unknown'}` }
  const reverse = app.context.db.transaction()
  const outcome = await reverse.execute((tx) => app.services.deliveries.invoices.reverse(tx, invoice))
  const refusal = irreversible[outcome]
  if (refusal) throw new StartError(refusal)
  print('Taken back. The number can be recorded again.')
}

/** The operator's commands for the invoices of outside couriers. */
export const invoiceCommands: Readonly<Record<string, Command>> = {
  'courier-invoices': courierInvoices,
  'courier-invoice': courierInvoice,
  'courier-invoice-reverse': reverseInvoice,
}
