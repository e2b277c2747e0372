import type { Notices } from './message/notices'
import type { OrderEngine } from './order/engine'
import type { Quotes } from './order/quotes'
import type { OrderSubmission } from './order/submission'
import type { RefundEngine } from './refund/engine'

/** The engines that order kinds are built on, and the notices that they send. */
export interface Engines {
  readonly orders: OrderEngine
  readonly quotes: Quotes
  readonly submission: OrderSubmission
  readonly refunds: RefundEngine
  readonly notices: Notices
}
