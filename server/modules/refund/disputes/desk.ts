import type { Transaction } from 'kysely'
import { v7 as uuid } from 'uuid'
import { afterSalesLimits } from '@contract/after-sales-limits'
import type { Picture } from '@contract/entities/common'
import type { RefundId } from '@contract/entities/ids'
import type { ShownVideo } from '@contract/entities/media'
import { afterSales } from '@contract/states/after-sales'
import { next } from '@contract/states/machine'
import type { Context } from '../../../context'
import type { Database, RefundStatementTable } from '../../../database/schema'
import { Failure } from '../../../http/failure'
import { trustedId } from '../../../security/trusted-id'
import type { OrderEngine } from '../../order/engine'
import type { RefundPolicy } from '../../order/kind/refunds'
import type { Order } from '../../order/queries'
import type { Bearer } from '../../order/settlement/bearing'
import { payClaim } from '../../order/settlement/claims'
import { draftOfAmount } from '../draft'
import type { RefundEngine } from '../engine'
import * as refunds from '../queries'
import * as queries from './queries'

type Tx = Transaction<Database>
type Refund = refunds.Refund

/** A locked refund with its locked order. */
export interface LockedCase {
  readonly order: Order
  readonly refund: Refund
}

/** Statement of a side. */
export interface CaseStatement {
  readonly text: string
  readonly pictures: readonly Picture[]
  readonly video: ShownVideo | null
}

/** The platform's decision on a refund; a part has an amount of less than was asked for. */
export interface Decision {
  readonly outcome: 'all' | 'part' | 'nothing'
  readonly amount?: number | undefined
  /** Whether all is refunded only once the goods are back; for returns whose goods the buyer has. */
  readonly afterReturn?: boolean
  /** The part of a claim that is paid beyond the refund; omitted, all of it with `all`. The bearer pays it. */
  readonly claim?: number | undefined
  readonly bearer?: Bearer
  readonly text: string
}

/**
 * Whether the buyer still has the goods of a case with a return: they were not sent, unlike the missing pieces of a
 * count.
 */
export const canGoBack = ({
  service,
  sent_at,
  split_from_id,
}: Pick<Refund, 'service' | 'sent_at' | 'split_from_id'>): boolean =>
  service === 'returnAndRefund' && sent_at === null && split_from_id === null

/** The event of a decision. */
function eventOf({ outcome, afterReturn }: Decision): 'award' | 'awardReturn' | 'dismiss' {
  if (outcome === 'nothing') return 'dismiss'
  return outcome === 'all' && afterReturn ? 'awardReturn' : 'award'
}

/** The part of a claim that a decision pays, and its bearer. @throws Failure `refundAmountTooHigh` */
function claimOf({ claim }: Refund, { outcome, claim: decided, bearer = 'platform' }: Decision) {
  const amount = outcome === 'nothing' ? 0 : (decided ?? (outcome === 'all' ? claim : 0))
  if (amount > claim) throw new Failure('refundAmountTooHigh', { left: claim })
  return { amount, bearer }
}

const nothingShown = { pictures: [], video: null }

/** Refused refunds of every kind that are brought before the platform: statements of both sides, and the decision. */
export class Disputes {
  constructor(
    private readonly context: Context,
    private readonly orders: OrderEngine,
    private readonly engine: RefundEngine,
    private readonly policyOf: (order: Pick<Order, 'kind'>) => RefundPolicy,
  ) {}

  /** Locks a refund and its order, the order first. */
  async lock(tx: Tx, refundId: RefundId): Promise<LockedCase> {
    const order = await this.orders.lock(tx, await refunds.orderOf(tx, refundId))
    return { order, refund: await refunds.lockRefund(tx, refundId) }
  }

  /**
   * Brings a locked, refused refund before the platform.
   * @throws Failure `refundStateChanged`, also for a kind of orders whose refunds the store decides finally, or the failures of a
   * line that was refunded or applied for since
   */
  async escalate(tx: Tx, { order, refund }: LockedCase): Promise<void> {
    if (!this.policyOf(order).isDecidedByPlatform) throw new Failure('refundStateChanged', { state: refund.state })
    await this.engine.fire(tx, order, refund, 'escalate', 'customer')
  }

  /**
   * Adds evidence of a side to a locked refund.
   * @throws Failure `refundStateChanged` outside of the time for it, `evidenceFull`
   */
  async addEvidence(tx: Tx, { order, refund }: LockedCase, by: queries.Side, said: CaseStatement): Promise<void> {
    if (refund.state !== 'evidence') throw new Failure('refundStateChanged', { state: refund.state })
    const count = said.pictures.length + (said.video ? 1 : 0)
    const before = await queries.countEvidence(tx, trustedId('refund', refund.id), by)
    if (before + count > afterSalesLimits.evidenceMedia) throw new Failure('evidenceFull')
    await this.say(tx, refund, { side: by, kind: 'evidence', ...said })
    await this.orders.touch(tx, order, {})
  }

  /** Adds a note of the platform to a refund. */
  async note(tx: Tx, refundId: RefundId, text: string): Promise<void> {
    const { order, refund } = await this.lock(tx, refundId)
    await this.say(tx, refund, { ...nothingShown, side: 'platform', kind: 'note', text })
    await this.orders.touch(tx, order, {})
  }

  /**
   * Decides on a refund that was escalated, finally.
   * @throws Failure `refundStateChanged`, `refundAmountTooHigh` for a part that is not less than was asked for or more than was
   *   claimed, `noRider`, or `refundUnavailable` for goods that are to go back and cannot
   */
  async decide(tx: Tx, refundId: RefundId, decision: Decision): Promise<Refund> {
    const { outcome, amount = 0, text } = decision
    const { order, refund } = await this.lock(tx, refundId)
    const event = eventOf(decision)
    const policy = this.policyOf(order)
    if (event === 'awardReturn' && !(policy.returnAddress && canGoBack(refund))) throw new Failure('refundUnavailable')
    if (next(afterSales, refund.state, event, refund.service) === undefined)
      throw new Failure('refundStateChanged', { state: refund.state })
    const claim = claimOf(refund, decision)
    await this.say(tx, refund, { ...nothingShown, side: 'platform', kind: 'decision', text })
    const decided = { outcome, decided_at: this.context.clock.now() }
    if (outcome === 'part') await this.cut(tx, refund, amount)
    const changed = await refunds.updateRefund(tx, refund.id, decided)
    const returnAddress = event === 'awardReturn' ? await policy.returnAddress?.(tx, order) : undefined
    const fired = await this.engine.fire(tx, order, changed, event, 'platform', {
      reason: text,
      ...(returnAddress && { returnAddress }),
    })
    await payClaim(tx, order, { ...claim, referenceId: refund.id, at: decided.decided_at })
    const outcome_amount = outcome === 'nothing' ? 0 : fired.amount
    return refunds.updateRefund(tx, refund.id, {
      outcome_amount,
      ...(refund.claim > 0 && { claim_paid: claim.amount }),
    })
  }

  /** Writes a statement on a locked refund. */
  say(
    tx: Tx,
    { id }: Pick<Refund, 'id'>,
    { side, kind, text, pictures, video }: CaseStatement & Pick<RefundStatementTable, 'side' | 'kind'>,
  ): Promise<void> {
    return queries.insertStatement(tx, {
      id: uuid(),
      refund_id: trustedId('refund', id),
      ...{ side, kind, text },
      pictures: JSON.stringify(pictures),
      video: video && JSON.stringify(video),
      at: this.context.clock.now(),
    })
  }

  /** Lowers the amount that a refund asks for to a part of it, whose goods are kept. */
  private async cut(tx: Tx, refund: Refund, amount: number): Promise<void> {
    const lines = await refunds.linesOf(tx, refund.id)
    const left = lines.reduce((sum, line) => sum + line.amount, 0)
    if (amount <= 0 || amount >= left) throw new Failure('refundAmountTooHigh', { left })
    const draft = draftOfAmount(lines, amount)
    await refunds.setLines(tx, refund, draft.lines)
    const { type, fees, chosenAmount } = draft
    await refunds.updateRefund(tx, refund.id, { type, fees, amount, chosen_amount: chosenAmount })
  }
}
