import type { Transaction } from 'kysely'
import * as calls from '@contract/calls/staff'
import type { OrderId } from '@contract/entities/ids'
import type { Context } from '../../../context'
import type { Database } from '../../../database/schema'
import type { Change } from '../../../http/acting'
import type { Staff } from '../../../http/caller'
import type { DeliveryServices } from '../../delivery/routes'
import type { Routes } from '../../module'
import { reassign } from '../orders/reassigning'
import type { OrderNeeds, StaffOrders } from '../orders/service'

type Tx = Transaction<Database>
type Needs = OrderNeeds & { readonly deliveries: DeliveryServices }

/** Orders: looking at them, cancelling, refunding and delivering them. */
export const orderRoutes =
  ({ db }: Context, needs: Needs, orders: StaffOrders): Routes =>
  ({ handle }) => {
    /** A change of an order, answered with the order as it is after it. */
    const changing = async (tx: Tx, { language }: Staff, id: OrderId, work: Promise<Change>) => {
      const change = await work
      return { ...change, answer: await orders.detail(tx, id, language) }
    }

    handle(calls.staffOrders, ({ language }, request) => orders.list(request, language))
    handle(calls.staffStuckOrders, ({ language }, request) => orders.stuck(request, language))
    handle(calls.staffOrder, ({ language }, { orderId }) => orders.detail(db, orderId, language))
    handle.act(calls.staffCancelOrder, (tx, caller, { orderId }) =>
      changing(tx, caller, orderId, orders.step(tx, orderId, 'cancel')),
    )
    handle.act(calls.staffRefundOrder, (tx, caller, { orderId, lines, amount, borneBy }) =>
      changing(tx, caller, orderId, orders.refund(tx, orderId, { lines, amount, borneBy })),
    )
    handle.act(calls.staffMarkDelivered, (tx, caller, { orderId }) =>
      changing(tx, caller, orderId, orders.step(tx, orderId, 'markDelivered')),
    )
    handle.act(calls.staffRedeliver, (tx, caller, { orderId }) =>
      changing(tx, caller, orderId, orders.step(tx, orderId, 'redeliver')),
    )
    handle.act(calls.staffReassign, (tx, caller, { orderId, customerId }) =>
      changing(tx, caller, orderId, reassign(tx, needs, orderId, customerId)),
    )
  }
