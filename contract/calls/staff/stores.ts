import * as z from 'zod/mini'
import { defineCall } from '../../call'
import { pageOf, paging, text } from '../../entities/common'
import { CustomerId, StoreId } from '../../entities/ids'
import { StaffStore } from '../../entities/staff-store'
import { limits } from '../../limits'
import { acting } from './acting'

const one = { storeId: StoreId }
const changed = ['storeNotFound', 'storeEnded', 'nothingToChange'] as const

/** Stores of every kind, the newest first: all of them, those with a text in their name, or those of a merchant. */
export const staffStores = defineCall({
  name: 'staff.stores',
  summary: 'Find stores',
  who: 'staff',
  roles: ['support', 'operations', 'finance'],
  request: z.object({
    ...paging,
    name: z.optional(text(limits.keywordMax, 1)),
    customerId: z.optional(CustomerId),
    /** Only those that staff have stopped, for a while or for good. */
    stopped: z._default(z.boolean(), false),
  }),
  response: pageOf(StaffStore),
  failures: ['customerNotFound'],
})

/** Lets a store take no more orders, also not by its merchant, until it is resumed. Open orders continue. */
export const staffSuspendStore = defineCall({
  name: 'staff.suspendStore',
  summary: 'Suspend a store',
  who: 'staff',
  roles: ['operations'],
  request: z.object({ ...one, ...acting }),
  response: StaffStore,
  failures: changed,
})

/** Ends the suspension of a store, which has the status of before. */
export const staffResumeStore = defineCall({
  name: 'staff.resumeStore',
  summary: 'Resume a store',
  who: 'staff',
  roles: ['operations'],
  request: z.object({ ...one, ...acting }),
  response: StaffStore,
  failures: changed,
})

/**
 * Closes a store for good. Unpaid orders are cancelled and unused vouchers refunded; paid orders are finished by the store, or
 * refunded as far as they have not begun to be delivered.
 */
export const staffCloseStore = defineCall({
  name: 'staff.closeStore',
  summary: 'Close a store for good',
  who: 'staff',
  roles: ['operations'],
  request: z.object({ ...one, openOrders: z.enum(['finish', 'refund']), ...acting }),
  response: StaffStore,
  failures: ['storeNotFound', 'storeEnded'],
})

/** Gives a store to another merchant. */
export const staffHandOverStore = defineCall({
  name: 'staff.handOverStore',
  summary: 'Give a store to another merchant',
  who: 'staff',
  roles: ['operations'],
  request: z.object({ ...one, customerId: CustomerId, ...acting }),
  response: StaffStore,
  failures: [...changed, 'customerNotFound', 'customerFrozen'],
})

/** Changes the deliverer of new orders of a store, and whether they can be picked up. */
export const staffSetDeliveryMethod = defineCall({
  name: 'staff.setDeliveryMethod',
  summary: 'Change how a store delivers',
  who: 'staff',
  roles: ['operations'],
  request: z.object({ ...one, deliveredBy: z.enum(['platform', 'store']), selfPickup: z.boolean(), ...acting }),
  response: StaffStore,
  failures: changed,
})
