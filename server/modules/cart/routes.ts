import type { Request } from '@contract/call'
import {
  cartAdd,
  cartDelete,
  cartEdit,
  cartInfo,
  cartMerge,
  cartMoveToFavorites,
  cartPrice,
} from '@contract/calls/cart'
import type { Cart } from '@contract/entities/cart'
import type { SignedIn } from '../../http/caller'
import type { Routes } from '../module'
import type { DeviceCarts } from './device'
import type { OtherCart } from './other-cart'
import type { CartService } from './service'

export interface CartServices {
  readonly cart: CartService
  readonly devices: DeviceCarts
  readonly mall: OtherCart
}

/** The baskets of the caller, one for each store, and those on the devices of visitors (product text §3, cart). */
export const cartRoutes =
  ({ cart, devices, mall }: CartServices): Routes =>
  ({ handle }) => {
    const infos: Record<Request<typeof cartInfo>['business'], (caller: SignedIn, storeId?: string) => Promise<Cart>> = {
      takeaway: (caller, storeId) => cart.info(caller, storeId),
      mall: (caller) => mall.info(caller),
    }
    handle(cartInfo, (caller, { storeId, business }) => infos[business](caller, storeId))
    handle(cartAdd, (caller, request) => ('skuId' in request ? mall.add(caller, request) : cart.add(caller, request)))
    handle(cartEdit, (caller, request) =>
      'cartLineIds' in request ? mall.edit(caller, request) : cart.edit(caller, request),
    )
    handle(cartMoveToFavorites, async (caller, { cartLineIds }) =>
      (await cart.moveToFavorites(caller, cartLineIds, mall)) ? mall.info(caller) : cart.info(caller),
    )
    handle(cartDelete, (caller, request) =>
      'cartLineIds' in request ? mall.delete(caller, request.cartLineIds) : cart.delete(caller, request.storeId),
    )
    handle(cartPrice, (caller, request) => devices.price(caller, request))
    handle.once(cartMerge, (tx, caller, request) => devices.merge(tx, caller, request))
  }
