import type { Kysely, Transaction } from 'kysely'
import type { Request, Response } from '@contract/call'
import { staffCases, type staffDecideCase } from '@contract/calls/staff'
import type { RefundId } from '@contract/entities/ids'
import type { StaffCase, StaffCaseDetail } from '@contract/entities/staff-case'
import type { Language } from '@contract/settings'
import type { Context } from '../../../context'
import type { Database } from '../../../database/schema'
import type { Change } from '../../../http/acting'
import { Paging } from '../../../http/paging'
import type { OrderKinds } from '../../order/kind/registry'
import { reasonText } from '../../order/reasons'
import type { Disputes } from '../../refund/disputes/desk'
import * as queries from '../../refund/disputes/queries'

type Db = Kysely<Database>
type Tx = Transaction<Database>
type Deciding = Request<typeof staffDecideCase>

const tabs = { decide: ['arbitration'], evidence: ['evidence'] } as const

/** Dependencies of the service. */
export interface CaseNeeds {
  readonly disputes: Disputes
  readonly kinds: OrderKinds
}

/** Refused refunds of every kind that were brought before the platform. */
export class StaffCases {
  constructor(
    private readonly context: Context,
    private readonly needs: CaseNeeds,
  ) {}

  async list(request: Request<typeof staffCases>, language: Language): Promise<Response<typeof staffCases>> {
    const page = new Paging(staffCases, request)
    const rows = await queries.listEscalated(this.context.db, tabs[request.tab], page.slice)
    return page.answer(rows, (row) => caseView(row, language))
  }

  async detail(db: Db, id: RefundId, language: Language): Promise<StaffCaseDetail> {
    const row = await queries.caseOf(db, id)
    const statements = await queries.statementsOf(db, id)
    const { reasons } = this.needs.kinds.of(row)
    return {
      ...caseView(row, language),
      reason: reasonText(reasons, row.reason, language),
      description: row.description,
      pictures: row.pictures.map(({ picture }) => picture),
      refusal: reasonText(reasons, row.refusal, language),
      statements: statements.map(({ side, video: _, at, ...said }) => ({ ...said, by: side, at: at.toISOString() })),
      decision: row.outcome && { outcome: row.outcome, amount: row.outcome_amount ?? 0, claimPaid: row.claim_paid },
    }
  }

  /** @throws Failure `refundStateChanged`, `refundAmountTooHigh` or `refundUnavailable` */
  async decide(tx: Tx, { refundId, reason, ...decided }: Deciding): Promise<Change> {
    const before = await queries.caseOf(tx, refundId)
    const after = await this.needs.disputes.decide(tx, refundId, { ...decided, text: reason })
    return {
      subject: { kind: 'refund', id: refundId },
      before: { state: before.state, amount: before.amount, claim: before.claim },
      after: { state: after.state, amount: after.outcome_amount, claim: after.claim_paid },
      ...(decided.bearer !== 'rider' && { cost: after.claim_paid ?? 0 }),
    }
  }

  async note(tx: Tx, refundId: RefundId, text: string): Promise<Change> {
    await this.needs.disputes.note(tx, refundId, text)
    return { subject: { kind: 'refund', id: refundId }, before: {}, after: {} }
  }
}

const caseView = (row: queries.CaseRow, language: Language): StaffCase => ({
  id: row.id,
  number: row.number,
  kind: row.kind,
  orderId: row.order_id,
  orderNumber: row.order_number,
  state: row.state,
  service: row.service,
  amount: row.amount,
  claim: row.claim,
  customer: { id: row.customer_id, name: row.customer_name },
  store: row.store_id && row.store_name ? { id: row.store_id, name: row.store_name[language] } : null,
  appliedAt: row.applied_at.toISOString(),
  deadline: row.deadline?.toISOString() ?? null,
})
