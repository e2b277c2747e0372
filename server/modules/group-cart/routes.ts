import * as calls from '@contract/calls/group-cart'
import type { Context } from '../../context'
import type { Routes } from '../module'
import { listCarts } from './list'
import type { GroupCartDesk } from './desk'
import type { GroupCartConfirming } from './confirming'
import type { GroupCartLocking } from './locking'
import type { GroupPaying } from './paying'
import type { GroupCartService } from './service'

export interface GroupCartServices {
  readonly carts: GroupCartService
  readonly groupCarts: GroupCartDesk
  readonly groupCartConfirming: GroupCartConfirming
  readonly groupCartLocking: GroupCartLocking
  readonly groupPaying: GroupPaying
}

/** Carts that several people fill for one delivery (product text §2, group orders). */
export const groupCartRoutes =
  (
    context: Context,
    { carts, groupCarts, groupCartConfirming, groupCartLocking, groupPaying }: GroupCartServices,
  ): Routes =>
  ({ handle }) => {
    handle.once(calls.groupCartStart, (tx, caller, request) => carts.start(tx, caller, request))
    handle(calls.groupCartInvitation, (caller, { token }) => carts.invitation(caller, token))
    handle(calls.groupCartJoin, (caller, { token }) => carts.join(caller, token))
    handle(calls.groupCartDetail, (caller, { cartId }) => carts.detail(caller, cartId))
    handle(calls.groupCartList, (caller, request) => listCarts(context, caller, request))
    handle(calls.groupCartMine, (caller, { storeId }) => carts.mine(caller, storeId))
    handle(calls.groupCartEdit, (caller, request) => carts.edit(caller, request))
    handle(calls.groupCartReady, (caller, request) => carts.ready(caller, request))
    handle(calls.groupCartSettings, (caller, request) => carts.settings(caller, request))
    handle(calls.groupCartExtend, (caller, { cartId }) => carts.extend(caller, cartId))
    handle(calls.groupCartConfirm, (caller, request) =>
      context.db.transaction().execute((tx) => groupCartConfirming.confirm(tx, caller, request)),
    )
    handle.once(calls.groupCartLock, async (tx, caller, { cartId, total, ...given }) => {
      const cart = await groupCarts.lockForHost(tx, cartId, caller.customer.id)
      return groupCartLocking.lock(tx, cart, { actor: 'customer', total, ...given })
    })
    handle.once(calls.groupCartPayFor, (tx, { customer }, { cartId, personId }) =>
      groupPaying.payFor(tx, cartId, customer.id, personId),
    )
    handle.once(calls.groupCartDrop, async (tx, caller, { cartId, personId }) =>
      carts.view(tx, await groupPaying.drop(tx, cartId, caller.customer.id, personId), caller),
    )
    handle(calls.groupCartNudge, (caller, request) => carts.nudge(caller, request))
    handle(calls.groupCartLeave, (caller, { cartId }) => carts.leave(caller, cartId))
    handle(calls.groupCartRemove, (caller, request) => carts.remove(caller, request))
    handle(calls.groupCartCancel, (caller, { cartId }) => carts.cancel(caller, cartId))
  }
