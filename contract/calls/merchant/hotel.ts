import * as z from 'zod/mini'
import { defineCall } from '../../call'
import { Amount, IdempotencyKey, lines } from '../../entities/common'
import { PlainDate } from '../../entities/hotel'
import { OrderId, RoomTypeId, StoreId } from '../../entities/ids'
import { MerchantNight, StayMerchantOrder } from '../../entities/merchant'
import { limits } from '../../limits'
import { changes, reads } from '../../team-access'

/** Tabs of the arrivals board: due to arrive, in house, due to leave, no-show. */
export const ArrivalTab = z.enum(['toArrive', 'inHouse', 'toLeave', 'noShow'])
export type ArrivalTab = z.output<typeof ArrivalTab>

/**
 * The stays of a day of a hotel, the first hotel without `storeId` and its today without `day`, by expected time; last night's
 * arrivals count as today's until 06:00. `waiting` are those that wait for its confirmation, of all days.
 */
export const merchantArrivals = defineCall({
  name: 'merchant.arrivals',
  summary: 'The arrivals and departures of a hotel',
  who: 'merchant',
  team: reads('cashier'),
  request: z.object({
    storeId: z.optional(StoreId),
    day: z.optional(PlainDate),
    tab: z._default(ArrivalTab, 'toArrive'),
  }),
  response: z.object({
    day: PlainDate,
    today: PlainDate,
    figures: z.object({ arriving: z.int(), leaving: z.int(), inHouse: z.int(), freeRooms: z.int() }),
    counts: z.object({ waiting: z.int(), toArrive: z.int(), inHouse: z.int(), toLeave: z.int(), noShow: z.int() }),
    waiting: z.array(StayMerchantOrder),
    items: z.array(StayMerchantOrder),
    /** Number of arrivals on the next day. */
    nextDay: z.int(),
  }),
  failures: ['storeNotFound', 'stayDayUnknown'],
})

const act = { orderId: OrderId, idempotencyKey: IdempotencyKey }

/**
 * Checks a guest in, from the day of arrival on, or from an hour before rooms by the hour; what is paid at the hotel is
 * collected before.
 */
export const merchantCheckIn = defineCall({
  name: 'merchant.checkIn',
  summary: 'Check a guest in',
  who: 'merchant',
  team: changes('cashier'),
  request: z.object(act),
  response: StayMerchantOrder,
  failures: ['orderNotFound', 'orderStateChanged', 'checkInTooEarly'],
})

/** Checks a guest out, which settles the stay, from the day of departure or the end of the hours on. */
export const merchantCheckOut = defineCall({
  name: 'merchant.checkOut',
  summary: 'Check a guest out',
  who: 'merchant',
  team: changes('cashier'),
  request: z.object(act),
  response: StayMerchantOrder,
  failures: ['orderNotFound', 'orderStateChanged', 'checkOutTooEarly'],
})

/** Marks a no-show, from the cut-off on; the rooms return to sale. */
export const merchantNoShow = defineCall({
  name: 'merchant.noShow',
  summary: 'Mark a no-show',
  who: 'merchant',
  team: changes('manager'),
  request: z.object(act),
  response: StayMerchantOrder,
  failures: ['orderNotFound', 'orderStateChanged', 'noShowTooEarly'],
})

/** Turns a guest away, who gets a full refund, a coupon, and a list of free rooms nearby. */
export const merchantCannotHost = defineCall({
  name: 'merchant.cannotHost',
  summary: 'Turn a guest away',
  who: 'merchant',
  team: changes('manager'),
  request: z.object({ ...act, reason: lines(100, 1) }),
  response: StayMerchantOrder,
  failures: ['orderNotFound', 'orderStateChanged'],
})

/**
 * Answers a change of a stay. An accepted one is made, or once the guest has paid the difference; a refused one is dropped,
 * and the stay remains as it is.
 */
export const merchantAnswerChange = defineCall({
  name: 'merchant.answerChange',
  summary: 'Accept or refuse a change of a stay',
  who: 'merchant',
  team: changes('manager'),
  request: z.object({ ...act, accepted: z.boolean() }),
  response: StayMerchantOrder,
  failures: ['orderNotFound', 'orderStateChanged'],
})

/** The nights of the room types of a hotel from a day on, today without `from`. */
export const merchantRooms = defineCall({
  name: 'merchant.rooms',
  summary: 'The nights of a hotel’s rooms',
  who: 'merchant',
  team: reads('manager'),
  request: z.object({
    storeId: z.optional(StoreId),
    from: z.optional(PlainDate),
    days: z._default(z.int().check(z.gte(1), z.lte(42)), 14),
  }),
  response: z.object({
    today: PlainDate,
    items: z.array(z.object({ roomTypeId: z.uuid(), name: z.string(), nights: z.array(MerchantNight) })),
  }),
  failures: ['storeNotFound', 'stayDayUnknown'],
})

/**
 * Changes nights of a room type, on some weekdays (Monday is 1) of a span of days. Fewer rooms than are sold close a night and
 * cancel nobody.
 */
export const merchantSaveRooms = defineCall({
  name: 'merchant.saveRooms',
  summary: 'Change the nights of a room type',
  who: 'merchant',
  team: changes('manager'),
  request: z.object({
    roomTypeId: RoomTypeId,
    from: PlainDate,
    until: PlainDate,
    weekdays: z._default(z.array(z.int().check(z.gte(1), z.lte(7))).check(z.maxLength(7)), [1, 2, 3, 4, 5, 6, 7]),
    price: z.optional(Amount.check(z.gte(100))),
    allotment: z.optional(z.int().check(z.gte(0), z.lte(1000))),
    closed: z.optional(z.boolean()),
    noArrival: z.optional(z.boolean()),
    noDeparture: z.optional(z.boolean()),
    leastNights: z.optional(z.int().check(z.gte(1), z.lte(limits.stayNights))),
  }),
  response: z.object({ nights: z.array(MerchantNight) }),
  failures: ['roomTypeNotFound', 'stayDayUnknown', 'stayDatesWrong'],
})
