import type { Context } from '../../context'
import type { Module } from '../module'
import { DeviceCarts } from './device'
import { type CartServices, cartRoutes } from './routes'
import { CartService } from './service'

/** The baskets of customers, and those on the devices of visitors. */
export const cartModule = (context: Context, needs: Pick<CartServices, 'mall'>): Module => ({
  services: {},
  routes: [cartRoutes({ ...needs, cart: new CartService(context), devices: new DeviceCarts(context) })],
})
