import * as calls from '@contract/calls/order'
import { paymentMemberInfo } from '@contract/calls/payment'
import type { Context } from '../../context'
import type { Routes } from '../module'
import type { OrderAgain } from './again'
import { memberInfo } from './member-info'
import type { AddressChange } from './address-change'
import type { TakeawayQuotes } from './quotes'

/** The calls of takeaway: times of delivery, following and ordering again (product text §2, §4, §7). */
export const takeawayRoutes =
  (context: Context, quotes: TakeawayQuotes, again: OrderAgain, addressChange: AddressChange): Routes =>
  ({ handle }) => {
    handle(calls.orderDeliveryTimes, (caller, request) => quotes.times(caller, request))
    handle(paymentMemberInfo, (caller, { orderId }) => memberInfo(context, caller, orderId))
    handle(calls.orderChangeAddress, (caller, request) =>
      context.db.transaction().execute((tx) => addressChange.run(tx, caller, request)),
    )
    handle(calls.orderAgain, (caller, { orderId }) => again.run(caller, orderId))
  }
