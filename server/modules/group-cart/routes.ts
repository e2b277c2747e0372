import * as calls from '@contract/calls/group-cart'
import type { Module } from '../module'
import { GroupCartService } from './service'

/** Carts that several people fill for one delivery (product text §2, group orders). */
export const groupCartRoutes: Module = ({ handle, context, services }) => {
  const { groupCarts, groupCartLocking } = services
  const carts = new GroupCartService(context, groupCarts)
  handle.once(calls.groupCartStart, (tx, caller, request) => carts.start(tx, caller, request))
  handle(calls.groupCartInvitation, (caller, { token }) => carts.invitation(caller, token))
  handle(calls.groupCartJoin, (caller, { token }) => carts.join(caller, token))
  handle(calls.groupCartDetail, (caller, { cartId }) => carts.detail(caller, cartId))
  handle(calls.groupCartMine, (caller, { storeId }) => carts.mine(caller, storeId))
  handle(calls.groupCartEdit, (caller, request) => carts.edit(caller, request))
  handle(calls.groupCartReady, (caller, request) => carts.ready(caller, request))
  handle(calls.groupCartSettings, (caller, request) => carts.settings(caller, request))
  handle(calls.groupCartExtend, (caller, { cartId }) => carts.extend(caller, cartId))
  handle.once(calls.groupCartLock, async (tx, caller, { cartId, total, remark, tableware }) => {
    const cart = await groupCarts.lockForHost(tx, cartId, caller.customer.id)
    const input = { actor: 'customer' as const, total, remark, tableware }
    const { orderId, payBefore } = await groupCartLocking.lock(tx, cart, input)
    return { orderId, payBefore }
  })
  handle(calls.groupCartLeave, (caller, { cartId }) => carts.leave(caller, cartId))
  handle(calls.groupCartRemove, (caller, request) => carts.remove(caller, request))
  handle(calls.groupCartCancel, (caller, { cartId }) => carts.cancel(caller, cartId))
}
