import type { Context } from '../../context'
import type { Notices } from '../message/notices'
import type { Module } from '../module'
import type { OrderEngine } from '../order/engine'
import type { OrderKinds } from '../order/kind/registry'
import { Disputes } from './disputes/desk'
import { RefundEngine } from './engine'
import { askMerchants, tellOfRefunds } from './notices'
import { refundRoutes } from './routes'
import { RefundService } from './service'

export interface RefundServices {
  readonly refunds: RefundEngine
  /** Refused refunds that are brought before the platform. */
  readonly disputes: Disputes
}

/** Refunds of orders. */
export function refundModule(
  context: Context,
  { orders, kinds, notices }: { readonly orders: OrderEngine; readonly kinds: OrderKinds; readonly notices: Notices },
): Module<RefundServices> {
  const refunds = new RefundEngine(context, orders, (order) => kinds.of(order).refunds)
  tellOfRefunds(notices, kinds, refunds)
  askMerchants(notices, refunds)
  const disputes = new Disputes(context, orders, refunds, (order) => kinds.of(order).refunds)
  const service = new RefundService(context, { orders, kinds, refunds, disputes })
  return { services: { refunds, disputes }, routes: [refundRoutes(service)] }
}
