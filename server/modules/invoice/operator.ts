import type { App } from '../../app'
import { print } from '../../command'
import { StartError } from '../../config'
import { trustedId } from '../../security/trusted-id'
import { invoiceAmount } from '../order/invoiced'
import * as queries from './queries'

type Command = (app: App, args: readonly string[]) => Promise<void>

/** Number of listed waiting invoices. */
const most = 100

/** Lists the requested invoices with recipient and amount in fen, the oldest first; 0 where one is reversed alone. */
const invoices: Command = async ({ context: { db, seal } }) => {
  const rows = await queries.waitingInvoices(db, most)
  for (const { order_number, requested_at, receiver_sealed, replaces, ...order } of rows)
    print(
      [
        order_number,
        requested_at.toISOString(),
        invoiceAmount(order),
        receiver_sealed === null ? 'account closed' : seal.open(receiver_sealed),
        ...(replaces === null ? [] : [`reverses ${replaces}`]),
      ].join('  '),
    )
  if (rows.length === 0) print('No invoice waits.')
}

/** Notes that the invoice of an order was issued under a number. */
const issue: Command = async ({ context: { db }, services }, [order = '', number = '']) => {
  if (!/^\d{8,20}$/.test(number)) throw new StartError('Name the invoice by its 8 to 20 digits.')
  const row = await queries.requestedOf(db, order)
  if (!row) throw new StartError('No invoice of an order with this number waits.')
  await db.transaction().execute((tx) => services.invoices.issue(tx, trustedId('order', row.id), number))
  print('Issued.')
}

/** The operator's commands for invoices. */
export const invoiceCommands: Readonly<Record<string, Command>> = { invoices, 'issue-invoice': issue }
