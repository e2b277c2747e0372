import type { Transaction } from 'kysely'
import { watchesFraud } from '../../config-fraud'
import type { Context } from '../../context'
import type { Bilingual, Database } from '../../database/schema'
import { Failure } from '../../http/failure'
import * as queries from './queries'
import { signals } from './signals'
import type { Receivers } from './signals/signal'

type Tx = Transaction<Database>

/** Money that is about to leave the platform. */
export interface Outflow {
  /** The id of what is paid; for a reward that of the invited customer. */
  readonly id: string
  readonly kind: string
  readonly amount: number
  /** The customer who gets it. */
  readonly customerId: string
  /** Other customers whom the signals are about. */
  readonly others?: readonly string[]
  readonly storeId?: string | null
}

/** A decision of a member of staff. */
export interface FraudDecision {
  readonly release: boolean
  /** The id of a member of staff, or `operator:<name>`. */
  readonly staffId: string
  readonly reason: string
}

/** A kind of money that leaves: the notice to its owner, and the effects of a decision. */
export interface OutflowKind {
  /** Locks what is paid, before its case is locked. */
  lock(tx: Tx, id: string): Promise<unknown>
  /** Notifies the owner that it waits. */
  notifyWaiting(tx: Tx, id: string): Promise<unknown>
  /** Has it paid as if there had been no case, in the name of a member of staff. */
  release(tx: Tx, id: string, staffId: string): Promise<unknown>
  /** Ends it unpaid and returns its money to the balance that it was taken from. */
  refuse(tx: Tx, id: string, reason: Bilingual, staffId: string): Promise<unknown>
}

/**
 * Has money with signals of fraud wait for staff. Each case is decided once: what is paid is locked first, then the case, then the
 * accounts.
 */
export class FraudDesk {
  private readonly kinds = new Map<string, OutflowKind>()

  constructor(private readonly context: Pick<Context, 'config' | 'clock' | 'log'>) {}

  /** Registers a kind of money that leaves. */
  handle(kind: string, outflow: OutflowKind): void {
    this.kinds.set(kind, outflow)
  }

  /** Answers whether money may leave; opens a case, in the same transaction, where a signal is above its limit. */
  async screen(tx: Tx, outflow: Outflow): Promise<boolean> {
    const { clock, config, log } = this.context
    const known = await queries.caseById(tx, outflow.id)
    if (known) return known.state === 'released'
    if (!watchesFraud(config)) return true
    const found = await this.signalsOf(tx, outflow)
    if (found.length === 0) return true
    const { id, kind, amount, customerId: customer_id, storeId: store_id = null } = outflow
    const row = { id, kind, customer_id, store_id, amount, signals: JSON.stringify(found), state: 'open' as const }
    await queries.insertCase(tx, { ...row, created_at: clock.now() })
    log.info({ fraudCase: id, kind, signals: found.map(({ name }) => name) }, 'money waits because of signals of fraud')
    await this.kinds.get(kind)?.notifyWaiting(tx, id)
    return false
  }

  /** Ends the case of money that was refused otherwise, such as by an operator at the command. */
  async close(tx: Tx, id: string): Promise<void> {
    await queries.decideCase(tx, id, { state: 'refused', reason: null, at: this.context.clock.now() })
  }

  /**
   * Decides a case.
   * @throws Failure `fraudCaseNotFound`, or `nothingToChange` for one that was decided
   */
  async decide(tx: Tx, id: string, { release, staffId, reason }: FraudDecision): Promise<void> {
    const found = await queries.caseById(tx, id)
    const outflow = found && this.kinds.get(found.kind)
    if (!outflow) throw new Failure('fraudCaseNotFound')
    await outflow.lock(tx, id)
    if ((await queries.lockCase(tx, id))?.state !== 'open') throw new Failure('nothingToChange')
    const state = release ? 'released' : 'refused'
    await queries.decideCase(tx, id, { state, reason, at: this.context.clock.now() })
    if (release) await outflow.release(tx, id, staffId)
    else await outflow.refuse(tx, id, { en: reason, zh: reason }, staffId)
  }

  private async signalsOf(tx: Tx, { customerId, others = [], storeId = null }: Outflow) {
    const { config, clock } = this.context
    const receivers: Receivers = { customerIds: [customerId, ...others], storeId }
    const found = []
    for (const [name, signal] of Object.entries(signals)) {
      const limit = signal.limit(config)
      const { value, customerIds } = await signal.find(tx, receivers, { config, now: clock.now() })
      if (value > limit) found.push({ name, value, limit, customerIds })
    }
    return found
  }
}
