import type { Transaction } from 'kysely'
import { next } from '@contract/states/machine'
import { withdrawal as machine } from '@contract/states/money'
import type { Context } from '../../context'
import type { Bilingual, Database } from '../../database/schema'
import { Failure } from '../../http/failure'
import type { FraudDesk } from '../fraud/desk'
import { addJobs } from '../../jobs/queries'
import type { PayoutState } from '../../payouts/payouts'
import { merged, paidOut, platform, post, transfer, withdrawing } from '../wallet/ledger'
import * as queries from './queries'

type Tx = Transaction<Database>
type Event = keyof typeof machine.transitions
type Row = queries.WithdrawalRow
type Opened = (tx: Tx, id: string) => Promise<void>
/** Called in the transaction in which a withdrawal ends: `reason` says why its money came back, null that it was paid out. */
export type EndedListener = (tx: Tx, row: Row, reason: Bilingual | null) => Promise<void>

/** The job that asks for the payout of a withdrawal, and then what became of it. */
export const payoutJob = 'withdrawal.payout'

/** The payload in the jobs table; queued jobs rely on the field names. */
export interface PayoutJob {
  withdrawalId: string
  /** Number of the provider's answers that it is still in progress. */
  asked?: number
}

const bounced: Bilingual = {
  en: 'The payout failed. Check the account, then try again',
  zh: '打款失败，请核对提现账户后重试',
}

/**
 * Decides on withdrawals and books their outcome. Repeated or concurrent events take effect once: each change is made
 * under the withdrawal's lock, only where its machine allows it, and each movement of money has the withdrawal's id.
 */
export class WithdrawalDesk {
  private readonly listeners: Opened[] = []
  private readonly endListeners: EndedListener[] = []

  constructor(
    private readonly context: Pick<Context, 'clock' | 'log'>,
    /** Whether payouts are asked for; else an operator makes them by hand. */
    private readonly pays: boolean,
    private readonly fraud: FraudDesk,
  ) {}

  /** Subscribes to new withdrawals, in their transaction. */
  onOpened(listener: Opened): void {
    this.listeners.push(listener)
  }

  /** Subscribes to withdrawals that end, in their transaction. */
  onEnded(listener: EndedListener): void {
    this.endListeners.push(listener)
  }

  /** Lists a new withdrawal with signals of fraud for staff, and notifies the listeners. */
  async opened(tx: Tx, row: Row): Promise<void> {
    await this.isClear(tx, row)
    for (const listener of this.listeners) await listener(tx, row.id)
  }

  /**
   * Approves a withdrawal and has it paid out; false unless it is under review, and while it waits for staff because of signals of
   * fraud, which are looked for once more.
   * @throws Failure `customerFrozen` for an account that is frozen
   */
  async approve(tx: Tx, id: string): Promise<boolean> {
    const at = this.context.clock.now()
    const row = await queries.lockWithdrawal(tx, id)
    if (row?.state === 'underReview' && (await queries.isFrozen(tx, row.customer_id)))
      throw new Failure('customerFrozen')
    if (row?.state === 'underReview' && !(await this.isClear(tx, row))) return false
    if (!(await this.fire(tx, id, 'approve', { decided_at: at }))) return false
    if (this.pays) await this.plan(tx, { withdrawalId: id }, at)
    return true
  }

  /** Rejects a withdrawal and returns its money; false unless it is under review. */
  async reject(tx: Tx, id: string, reason: Bilingual): Promise<boolean> {
    const at = this.context.clock.now()
    const row = await this.fire(tx, id, 'reject', { reason, decided_at: at, ended_at: at })
    if (row) await this.giveBack(tx, row, at)
    return row !== undefined
  }

  /** Books a payout that has arrived; false unless the withdrawal is approved. */
  async credit(tx: Tx, id: string): Promise<boolean> {
    const at = this.context.clock.now()
    const row = await this.fire(tx, id, 'credit', { ended_at: at })
    if (!row) return false
    const { amount, fee } = row
    const sides = merged([
      ...transfer(withdrawing(id), paidOut, amount - fee),
      ...transfer(withdrawing(id), platform, fee),
    ])
    await post(tx, { kind: 'withdrawalPaid', referenceId: id, at, sides })
    return true
  }

  /** Gives the money of a payout back that has failed for good; false unless the withdrawal is approved. */
  async bounce(tx: Tx, id: string, reason: Bilingual = bounced): Promise<boolean> {
    const at = this.context.clock.now()
    const row = await this.fire(tx, id, 'bounce', { reason, ended_at: at })
    if (row) await this.giveBack(tx, row, at)
    return row !== undefined
  }

  /** Books what the provider says of a payout. */
  async record(tx: Tx, id: string, state: PayoutState): Promise<void> {
    if (state === 'done') await this.credit(tx, id)
    if (state === 'failed' && (await this.bounce(tx, id)))
      this.context.log.warn({ withdrawal: id }, 'a payout failed: its money is back in the balance')
  }

  /** Schedules a job of a payout. */
  async plan(tx: Tx, payload: PayoutJob, runAt: Date): Promise<void> {
    const key = `payout:${payload.withdrawalId}:${payload.asked ?? 0}`
    await addJobs(tx, [{ kind: payoutJob, payload, runAt, key }])
  }

  private async fire(
    tx: Tx,
    id: string,
    event: Event,
    change: Pick<Parameters<typeof queries.changeWithdrawal>[2], 'reason' | 'decided_at' | 'ended_at'>,
  ): Promise<Row | undefined> {
    const row = await queries.lockWithdrawal(tx, id)
    const state = row && next(machine, row.state, event)
    if (!row || !state) return undefined
    await queries.changeWithdrawal(tx, id, { state, ...change })
    if (event === 'reject') await this.fraud.close(tx, id)
    if (change.ended_at) for (const listener of this.endListeners) await listener(tx, row, change.reason ?? null)
    return row
  }

  private isClear(tx: Tx, { id, amount, customer_id: customerId }: Row): Promise<boolean> {
    return this.fraud.screen(tx, { kind: 'withdrawal', id, amount, customerId })
  }

  private async giveBack(tx: Tx, { id, customer_id, amount }: Row, at: Date): Promise<void> {
    const sides = transfer(withdrawing(id), { kind: 'customer', ownerId: customer_id }, amount)
    await post(tx, { kind: 'withdrawalReturned', referenceId: id, at, sides })
  }
}
