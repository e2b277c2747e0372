import * as calls from '@contract/calls/order'
import type { Routes } from '../../module'
import type { Additions } from './additions'

/** The calls of dishes that are added to placed orders. */
export const additionRoutes =
  (additions: Additions): Routes =>
  ({ handle }) => {
    handle(calls.orderAdditionQuote, (caller, request) => additions.quote(caller, request))
    handle.once(calls.orderAddDishes, (tx, caller, request) => additions.open(tx, caller, request))
  }
