import { cartAdd, cartDelete, cartEdit, cartInfo, cartMoveToFavorites } from '@contract/calls/cart'
import type { Module } from '../module'
import { CartService } from './service'

/** The baskets of the caller, one for each store (product text §3, cart). */
export const cartRoutes: Module = ({ handle, context }) => {
  const cart = new CartService(context)
  handle(cartInfo, (caller, { storeId }) => cart.info(caller, storeId))
  handle(cartAdd, (caller, request) => cart.add(caller, request))
  handle(cartEdit, (caller, request) => cart.edit(caller, request))
  handle(cartMoveToFavorites, (caller, { cartLineIds }) => cart.moveToFavorites(caller, cartLineIds))
  handle(cartDelete, (caller, { storeId }) => cart.delete(caller, storeId))
}
