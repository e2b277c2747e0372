import type { OrderKindName } from '@contract/order-kinds'
import type { Context } from '../../context'
import { mallWork } from './mall-work'
import { takeawayWork } from './takeaway-work'
import type { MerchantWork } from './work'

/** The merchants' work by kind of orders. What a store sells is named like the kind of its orders (`stores.business`). */
export const merchantWork = (context: Context): Readonly<Record<OrderKindName, MerchantWork>> => ({
  takeaway: takeawayWork(context),
  mall: mallWork(context),
})
