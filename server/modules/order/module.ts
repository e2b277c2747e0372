import type { Context } from '../../context'
import type { Notices } from '../message/notices'
import type { Module } from '../module'
import { OrderEngine } from './engine'
import { OrderKinds } from './kind/registry'
import { tellOfMoneyBack } from './notices'
import { orderPurposes } from './payment-purpose'
import { Quotes } from './quotes'
import { orderRoutes } from './routes'
import { OrderService } from './service'
import { OrderSubmission } from './submission'
import { Tradings } from './trading'

export interface OrderServices {
  readonly kinds: OrderKinds
  readonly orders: OrderEngine
  readonly quotes: Quotes
  readonly submission: OrderSubmission
  /** A customer's orders of every kind. */
  readonly details: OrderService
}

/** Orders of every kind. The composition adds the kinds, which are built on these services. */
export function orderModule(context: Context, { notices }: { readonly notices: Notices }): Module<OrderServices> {
  const kinds = new OrderKinds()
  const orders = new OrderEngine(context, kinds)
  tellOfMoneyBack(notices, kinds, orders)
  const quotes = new Quotes(context)
  const submission = new OrderSubmission(context, kinds, orders)
  const details = new OrderService(context, kinds, orders)
  return {
    services: { kinds, orders, quotes, submission, details },
    routes: [orderRoutes(context, details, new Tradings(context, kinds))],
    jobs: () => quotes.forgetOld(),
    purposes: orderPurposes(context, orders, kinds),
  }
}
