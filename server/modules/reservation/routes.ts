import * as calls from '@contract/calls/reservation'
import { Failure } from '../../http/failure'
import type { Module } from '../module'
import { OrderService } from '../order/service'
import { readChangeOptions, readOptions } from './options'

/** Tables and all reservations of a customer (product text §2, shopding and my reservations). */
export const reservationRoutes: Module = ({ handle, context, services }) => {
  const { reservations, tables, reservationKinds } = services
  const orders = new OrderService(context, services.kinds, services.orders)

  handle(calls.reservationOptions, ({ language }, request) => readOptions(context, language, request))
  handle(calls.reservationChangeOptions, ({ language }, request) => readChangeOptions(context, language, request))
  handle(calls.reservationConfirm, (caller, request) => reservations.confirm(caller, request))
  handle.once(calls.reservationSubmit, (tx, caller, request) => reservations.submit(tx, caller, request))
  handle(calls.reservationList, (caller, request) => reservations.list(caller, request))
  handle(calls.reservationDetail, async ({ language }, { orderId }) => {
    const order = await orders.detail(orderId, language)
    if (!reservationKinds.some(({ name }) => name === order.kind)) throw new Failure('orderNotFound')
    return order
  })
  handle.once(calls.reservationCancel, async (tx, { language }, request) => {
    await tables.cancel(tx, request)
    return orders.detail(request.orderId, language, tx)
  })
  handle.once(calls.reservationChange, async (tx, caller, request) => {
    await tables.change(tx, caller, request)
    return orders.detail(request.orderId, caller.language, tx)
  })
  handle.once(calls.reservationLate, async (tx, { language }, { orderId }) => {
    await tables.late(tx, orderId)
    return orders.detail(orderId, language, tx)
  })
}
