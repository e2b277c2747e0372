import type { Transaction } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Context } from '../../../context'
import { courierAccounts, type CourierName } from '../../../couriers/names'
import type { Database } from '../../../database/schema'
import { record } from '../../../http/acting'
import { paidOut, post, transfer } from '../../wallet/ledger'
import { balanceOf } from '../../wallet/queries'
import * as queries from './queries'

type Tx = Transaction<Database>

/** An invoice that somebody has paid, or wants to pay. */
export interface Invoice {
  readonly courier: CourierName
  readonly number: string
  readonly amount: number
  readonly reason: string
  /** The person at the command. */
  readonly by: string
}

/** The outcome of a reversal, or why nothing was reversed. */
export type ReversalOutcome = 'reversed' | 'unknown' | 'notPaid'

/** The outcome of a payment, or why nothing was recorded. */
export type InvoiceOutcome = 'paid' | 'endorsed' | 'paidBefore' | 'samePerson' | 'otherAmount' | 'overOwed'

const account = (courier: CourierName) => ({ kind: 'courier', ownerId: courierAccounts[courier] }) as const

/** Records payments of couriers' invoices: each number once, never more than what is owed, large ones by two people. */
export class CourierInvoices {
  constructor(private readonly context: Pick<Context, 'db' | 'clock' | 'config'>) {}

  /** The amount that a courier is owed for what was delivered. */
  owed(courier: CourierName, db: Context['db'] = this.context.db): Promise<number> {
    return balanceOf(db, account(courier))
  }

  /** Records the payment of an invoice, or its endorsement by a first person, with an audit entry. */
  async pay(tx: Tx, invoice: Invoice): Promise<InvoiceOutcome> {
    const { courier, number, amount, by } = invoice
    await queries.lockPayments(tx, courier)
    const known = await queries.invoiceOf(tx, courier, number)
    if (known && known.amount !== amount) return 'otherAmount'
    if (known?.state === 'paid') return 'paidBefore'
    if (known?.endorsed_by === by) return 'samePerson'
    const owed = await this.owed(courier, tx)
    if (amount > owed) return 'overOwed'
    const needsTwo = amount >= this.context.config.payoutSecondApprovalFrom
    if (needsTwo && !known) {
      await this.insert(tx, invoice, { state: 'endorsed', endorsed_by: by, paid_by: null, paid_at: null })
      await this.audit(tx, invoice, { owed, after: owed, state: 'endorsed' })
      return 'endorsed'
    }
    await this.credit(tx, invoice, known?.id)
    await this.audit(tx, invoice, { owed, after: owed - amount, state: 'paid' })
    return 'paid'
  }

  /** Takes a wrongly recorded payment back, once, with an audit entry; its number can be recorded again. */
  async reverse(tx: Tx, { courier, number, reason, by }: Omit<Invoice, 'amount'>): Promise<ReversalOutcome> {
    await queries.lockPayments(tx, courier)
    const known = await queries.invoiceOf(tx, courier, number)
    if (!known) return 'unknown'
    if (known.state !== 'paid') return 'notPaid'
    const { id, amount } = known
    const [owed, at] = [await this.owed(courier, tx), this.context.clock.now()]
    await queries.updateInvoice(tx, id, { reversed_at: at, reversed_by: by })
    const sides = transfer(paidOut, account(courier), amount)
    await post(tx, { kind: 'courierInvoiceReversed', referenceId: id, at, sides })
    const moved = { owed, after: owed + amount, state: 'reversed' } as const
    await this.audit(tx, { courier, number, amount, reason, by }, moved, 'operator courier-invoice-reverse')
    return 'reversed'
  }

  private async credit(tx: Tx, invoice: Invoice, endorsed: string | undefined): Promise<void> {
    const at = this.context.clock.now()
    const change = { state: 'paid', paid_by: invoice.by, paid_at: at } as const
    if (endorsed) await queries.updateInvoice(tx, endorsed, change)
    const referenceId = endorsed ?? (await this.insert(tx, invoice, { ...change, endorsed_by: null }))
    const sides = transfer(account(invoice.courier), paidOut, invoice.amount)
    await post(tx, { kind: 'courierInvoice', referenceId, at, sides })
  }

  private async insert(
    tx: Tx,
    { courier, number, amount }: Invoice,
    rest: Pick<queries.InvoiceRow, 'state' | 'endorsed_by' | 'paid_by' | 'paid_at'>,
  ): Promise<string> {
    const id = uuid()
    await queries.insertInvoice(tx, { id, courier, number, amount, created_at: this.context.clock.now(), ...rest })
    return id
  }

  private audit(
    tx: Tx,
    { courier, number, amount, reason, by }: Invoice,
    { owed, after, state }: { owed: number; after: number; state: 'endorsed' | 'paid' | 'reversed' },
    call = 'operator courier-invoice',
  ): Promise<void> {
    return record(tx, this.context.clock.now(), {
      ...{ staffId: null, role: null, call, requestId: by, reason },
      subject: { kind: 'courier', id: courierAccounts[courier] },
      before: { balance: owed },
      after: { balance: after, amount, key: number, state },
    })
  }
}
