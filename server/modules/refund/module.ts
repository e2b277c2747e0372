import type { Context } from '../../context'
import type { Notices } from '../message/notices'
import type { Module } from '../module'
import type { OrderEngine } from '../order/engine'
import type { OrderKinds } from '../order/kind/registry'
import { RefundEngine } from './engine'
import { tellOfRefunds } from './notices'
import { refundRoutes } from './routes'
import { RefundService } from './service'

/** Refunds of orders. */
export function refundModule(
  context: Context,
  { orders, kinds, notices }: { readonly orders: OrderEngine; readonly kinds: OrderKinds; readonly notices: Notices },
): Module<{ readonly refunds: RefundEngine }> {
  const refunds = new RefundEngine(context, orders, (order) => kinds.of(order).refunds)
  tellOfRefunds(notices, kinds, refunds)
  return { services: { refunds }, routes: [refundRoutes(new RefundService(context, { orders, kinds, refunds }))] }
}
