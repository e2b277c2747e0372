import type { Context } from './context'
import { OrderEngine } from './modules/order/engine'
import { orderPurposes } from './modules/order/payment-purpose'
import { PaymentPurposes } from './modules/payment/purpose'
import { RefundEngine } from './modules/refund/engine'
import { ReviewDesk } from './modules/review/write'
import { takeawayRefunds } from './modules/takeaway/refunds'
import { Shortages } from './modules/takeaway/shortage/shortage'

/** What one domain offers to the others: the engines and services of a server, each of them once. */
export interface Services {
  readonly orders: OrderEngine
  /** What payments can be made for. */
  readonly purposes: PaymentPurposes
  readonly refunds: RefundEngine
  readonly shortages: Shortages
  readonly reviews: ReviewDesk
}

/**
 * Builds the services of a server on its context. An engine registers its jobs with the context, so that a context carries
 * one set of services; `Jobs.on` refuses a second.
 */
export function buildServices(context: Context): Services {
  const orders = new OrderEngine(context)
  const purposes = new PaymentPurposes(orderPurposes(context, orders))
  const refunds = new RefundEngine(context, orders, () => takeawayRefunds)
  const shortages = new Shortages(context, orders, refunds)
  const reviews = new ReviewDesk(context, orders)
  return { orders, purposes, refunds, shortages, reviews }
}
