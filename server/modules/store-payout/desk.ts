import type { Transaction } from 'kysely'
import { next } from '@contract/states/machine'
import { storePayout as machine } from '@contract/states/money'
import { daysAfter } from '../../local-time'
import type { Context } from '../../context'
import type { Bilingual, Database } from '../../database/schema'
import type { FraudDesk } from '../fraud/desk'
import { addJobs } from '../../jobs/queries'
import type { PayoutState } from '../../payouts/payouts'
import { paidOut, post, transfer, withdrawing } from '../wallet/ledger'
import { creditStore } from './credit'
import * as queries from './queries'

type Tx = Transaction<Database>
type Event = keyof typeof machine.transitions
type Row = queries.PayoutRow
/** Called in the transaction in which a payout ends: `reason` says why its money came back, null that it was paid. */
export type EndedListener = (tx: Tx, row: Row, reason: Bilingual | null) => Promise<void>

/** The job that asks for a payout, and the one that asks days later whether it has come back. */
export const payoutJob = 'storePayout.payout'
export const confirmJob = 'storePayout.confirm'

/** Payloads in the jobs table; queued jobs rely on the field names. */
export interface PayoutJob {
  payoutId: string
  asked?: number
}

/** Days after which a paid payout is asked for again. */
const confirmDays = [1, 3, 7]

const bounced: Bilingual = {
  en: 'The payout came back. Check the account, then try again',
  zh: '打款被退回，请核对收款账户后重试',
}

/**
 * Decides on payouts of merchants and books their outcome. Repeated or concurrent events take effect once: each change is made under
 * the payout's lock, only where its machine allows it, and each movement of money has the payout's id.
 */
export class StorePayoutDesk {
  private readonly endListeners: EndedListener[] = []

  constructor(
    private readonly context: Pick<Context, 'clock' | 'log' | 'config'>,
    /** Whether payouts are asked for; else an operator makes them by hand. */
    readonly pays: boolean,
    private readonly fraud: FraudDesk,
  ) {}

  /** Subscribes to payouts that end, in their transaction. */
  onEnded(listener: EndedListener): void {
    this.endListeners.push(listener)
  }

  /** Begins a payout whose money is reserved: below the limit and without signals of fraud it is approved by itself. */
  async begin(tx: Tx, row: Row): Promise<Row> {
    const isClear = await this.isClear(tx, row)
    if (row.amount >= this.context.config.payoutApprovalFrom || !isClear) return row
    await queries.changePayout(tx, row.id, { state: 'approved' })
    await this.send(tx, row.id)
    return { ...row, state: 'approved' }
  }

  /**
   * Approves a payout in the name of a person. From the second limit on the first person only endorses it.
   * @returns the new state; undefined where it does not wait, waits for somebody else, or has signals of fraud on which staff have
   * not decided
   */
  async approve(tx: Tx, id: string, person: string): Promise<Row['state'] | undefined> {
    const row = await queries.lockPayout(tx, id)
    if (!row || row.endorsed_by === person || !next(machine, row.state, 'approve')) return undefined
    if (!(await this.isClear(tx, row))) return undefined
    const at = this.context.clock.now()
    const needsTwo = row.amount >= this.context.config.payoutSecondApprovalFrom
    if (needsTwo && row.state === 'waiting')
      return (await this.fire(tx, id, 'endorse', { endorsed_by: person })) && 'endorsed'
    if (!(await this.fire(tx, id, 'approve', { decided_by: person, decided_at: at }))) return undefined
    await this.send(tx, id)
    return 'approved'
  }

  /** Rejects a payout and returns its money; false unless it waits. */
  async reject(tx: Tx, id: string, person: string, reason: Bilingual): Promise<boolean> {
    const at = this.context.clock.now()
    const change = { reason, decided_by: person, decided_at: at, ended_at: at }
    const row = await this.fire(tx, id, 'reject', change)
    if (row) await creditStore(tx, row, 'storePayoutReturned', withdrawing(id), at)
    return row !== undefined
  }

  /** Books a payout that has arrived; false unless it is approved. */
  async credit(tx: Tx, id: string): Promise<boolean> {
    const at = this.context.clock.now()
    const row = await this.fire(tx, id, 'credit', { ended_at: at })
    if (!row) return false
    const sides = transfer(withdrawing(id), paidOut, row.amount)
    await post(tx, { kind: 'storePayoutPaid', referenceId: id, at, sides })
    const { timeZone } = this.context.config
    const runs = confirmDays.map((days) => ({
      ...{ kind: confirmJob, payload: { payoutId: id } },
      ...{ runAt: daysAfter(timeZone, at, days), key: `storePayout:${id}:confirm:${days}` },
    }))
    if (this.pays) await addJobs(tx, runs)
    return true
  }

  /** Gives the money of a payout back that has failed, be it after it was paid; false where it has ended otherwise. */
  async bounce(tx: Tx, id: string, reason: Bilingual = bounced): Promise<boolean> {
    const at = this.context.clock.now()
    const change = { reason, ended_at: at }
    const failed = await this.fire(tx, id, 'bounce', change)
    if (failed) await creditStore(tx, failed, 'storePayoutReturned', withdrawing(id), at)
    const late = failed ? undefined : await this.fire(tx, id, 'reverse', change)
    if (late) await creditStore(tx, late, 'storePayoutReversed', paidOut, at)
    return (failed ?? late) !== undefined
  }

  /** Stops the payouts of a store for a reason, or resumes them; those under way go through. */
  async stop(tx: Tx, storeId: string, reason: Bilingual | null): Promise<void> {
    await queries.lockSettings(tx, storeId)
    await queries.changeSettings(tx, storeId, { stopped: reason && JSON.stringify(reason) })
  }

  /** Books what the provider says of a payout. */
  async record(tx: Tx, id: string, state: PayoutState): Promise<void> {
    if (state === 'done') await this.credit(tx, id)
    if (state === 'failed' && (await this.bounce(tx, id)))
      this.context.log.warn({ payout: id }, 'a payout of a store failed: its money is back in the balance')
  }

  /** Schedules a job of a payout. */
  async plan(tx: Tx, payload: PayoutJob, runAt: Date): Promise<void> {
    const key = `storePayout:${payload.payoutId}:${payload.asked ?? 0}`
    await addJobs(tx, [{ kind: payoutJob, payload, runAt, key }])
  }

  /** Has an approved payout made. */
  private async send(tx: Tx, payoutId: string): Promise<void> {
    if (this.pays) await this.plan(tx, { payoutId }, this.context.clock.now())
  }

  private async isClear(tx: Tx, { id, store_id: storeId, amount }: Row): Promise<boolean> {
    const merchantId = await queries.merchantOf(tx, storeId)
    if (merchantId === undefined) return true
    return this.fraud.screen(tx, { kind: 'storePayout', id, amount, customerId: merchantId, storeId })
  }

  private async fire(tx: Tx, id: string, event: Event, change: Omit<queries.PayoutChange, 'state'>) {
    const row = await queries.lockPayout(tx, id)
    const state = row && next(machine, row.state, event)
    if (!row || !state) return undefined
    await queries.changePayout(tx, id, { state, ...change })
    if (event === 'reject') await this.fraud.close(tx, id)
    if (change.ended_at) for (const listener of this.endListeners) await listener(tx, row, change.reason ?? null)
    return row
  }
}
