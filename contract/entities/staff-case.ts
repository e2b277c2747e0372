import * as z from 'zod/mini'
import { Amount, Id, Instant, Picture } from './common'
import { Statement } from './after-sale'
import { RefundService, RefundState } from './refund'

/** A refund that was brought before the platform, of whatever kind of order. */
export const StaffCase = z.object({
  id: Id,
  number: z.string(),
  kind: z.string(),
  orderId: Id,
  orderNumber: z.string(),
  state: RefundState,
  service: RefundService,
  amount: Amount,
  /** Worth of goods that is claimed beyond the refund. */
  claim: Amount,
  customer: z.object({ id: Id, name: z.string() }),
  store: z.nullable(z.object({ id: Id, name: z.string() })),
  appliedAt: Instant,
  /** The end of the time for evidence; null once the platform is to decide. */
  deadline: z.nullable(Instant),
})
export type StaffCase = z.output<typeof StaffCase>

/** Such a refund with the statements of both sides, newest first. */
export const StaffCaseDetail = z.extend(StaffCase, {
  reason: z.string(),
  description: z.string(),
  pictures: z.array(Picture),
  refusal: z.nullable(z.string()),
  statements: z.array(z.pick(Statement, { id: true, by: true, kind: true, text: true, pictures: true, at: true })),
  decision: z.nullable(
    z.object({ outcome: z.enum(['all', 'part', 'nothing']), amount: Amount, claimPaid: z.nullable(Amount) }),
  ),
})
export type StaffCaseDetail = z.output<typeof StaffCaseDetail>
