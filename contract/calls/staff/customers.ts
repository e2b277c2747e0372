import * as z from 'zod/mini'
import { defineCall } from '../../call'
import { Empty, opaque, ruled, SignedAmount, text } from '../../entities/common'
import { CustomerId, OrderId, StoreId } from '../../entities/ids'
import { StaffCustomer, StaffCustomerDetail } from '../../entities/staff-customer'
import { limits } from '../../limits'
import { phone } from '../../rules/phone'
import { cleanPhone } from '../../rules/typed'
import { acting } from './acting'

const readers = ['support', 'operations', 'finance'] as const
const one = { customerId: CustomerId }
const changed = ['customerNotFound', 'nothingToChange'] as const
/** Signed: above zero is given, below zero is taken. */
const change = SignedAmount.check(z.refine((value) => value !== 0))

/** The customers with a phone, of an order, or of a name; at most twenty, and none where nothing is asked for. */
export const staffCustomers = defineCall({
  name: 'staff.customers',
  summary: 'Find a customer',
  who: 'staff',
  roles: readers,
  request: z.object({
    phone: z.optional(ruled(phone, cleanPhone)),
    orderNumber: z.optional(opaque(40, 1)),
    /** The beginning of a nickname. */
    name: z.optional(text(limits.keywordMax, 1)),
  }),
  response: z.object({ items: z.array(StaffCustomer) }),
  failures: [],
})

/** One customer. */
export const staffCustomer = defineCall({
  name: 'staff.customer',
  summary: 'A customer',
  who: 'staff',
  roles: readers,
  request: z.object(one),
  response: StaffCustomerDetail,
  failures: ['customerNotFound'],
})

/** Freezes an account: its sessions end, its calls are refused as `accountDisabled`, nothing is paid out. Open orders continue. */
export const staffFreezeCustomer = defineCall({
  name: 'staff.freezeCustomer',
  summary: 'Freeze an account',
  who: 'staff',
  roles: ['operations'],
  request: z.object({ ...one, ...acting }),
  response: StaffCustomerDetail,
  failures: changed,
})

/** Ends the freezing of an account; its customer signs in again. */
export const staffUnfreezeCustomer = defineCall({
  name: 'staff.unfreezeCustomer',
  summary: 'Unfreeze an account',
  who: 'staff',
  roles: ['operations'],
  request: z.object({ ...one, ...acting }),
  response: StaffCustomerDetail,
  failures: changed,
})

/** Signs a customer out on all devices. */
export const staffEndSessions = defineCall({
  name: 'staff.endSessions',
  summary: 'Sign a customer out everywhere',
  who: 'staff',
  roles: ['support', 'operations'],
  request: z.object({ ...one, ...acting }),
  response: StaffCustomerDetail,
  failures: ['customerNotFound'],
})

/** Adds a note to the trail of a customer, a store or an order, of which one is named: its reason is the note. */
export const staffNote = defineCall({
  name: 'staff.note',
  summary: 'Note something about a customer, a store or an order',
  who: 'staff',
  roles: readers,
  request: z.object({
    customerId: z.optional(CustomerId),
    storeId: z.optional(StoreId),
    orderId: z.optional(OrderId),
    ...acting,
  }),
  response: Empty,
  failures: ['customerNotFound', 'storeNotFound', 'orderNotFound'],
})

/** Gives money of the platform to a customer's balance, or takes some back, within the deployment's limit. */
export const staffAdjustBalance = defineCall({
  name: 'staff.adjustBalance',
  summary: 'Adjust a balance',
  who: 'staff',
  roles: ['finance'],
  request: z.object({ ...one, amount: change, ...acting }),
  response: StaffCustomerDetail,
  failures: ['customerNotFound', 'adjustmentTooLarge', 'staffDayLimit', 'insufficientBalance', 'customerFrozen'],
})

/** Gives points to a customer, or takes some back, within the deployment's limit. */
export const staffAdjustPoints = defineCall({
  name: 'staff.adjustPoints',
  summary: 'Adjust points',
  who: 'staff',
  roles: ['finance'],
  request: z.object({ ...one, points: change, ...acting }),
  response: StaffCustomerDetail,
  failures: ['customerNotFound', 'adjustmentTooLarge', 'staffDayLimit', 'pointsInsufficient', 'customerFrozen'],
})
