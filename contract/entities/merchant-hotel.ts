import * as z from 'zod/mini'
import { limits } from '../limits'
import { Amount, Id, Picture, text } from './common'
import { ClockTime, StayWay } from './hotel'
import { BothLanguages } from './merchant-shop'

const Both = z.object({ en: z.string(), zh: z.string() })

/** A step of a cancellation policy: it holds until a clock time some days before arrival; after the last all is kept. */
export const CancelTerm = z.object({
  daysBefore: z.int().check(z.gte(0), z.lte(60)),
  clock: ClockTime,
  kept: z.enum(['none', 'firstNight', 'share']),
  /** Retained share of the payment in percent; for `share` only. */
  percent: z._default(z.nullable(z.int().check(z.gte(1), z.lte(100))), null),
})
export type CancelTerm = z.output<typeof CancelTerm>

/** Editable facts of a hotel. */
export const hotelFacts = {
  kind: z.enum(['hotel', 'homestay']),
  stars: z.int().check(z.gte(2), z.lte(5)),
  openedYear: z.nullable(z.int().check(z.gte(1800), z.lte(2099))),
  checkInFrom: ClockTime,
  checkOutBy: ClockTime,
  confirmsByHand: z.boolean(),
  /** Keys of its facilities. */
  facilities: z.array(text(40, 1)).check(z.maxLength(limits.hotelFacilities)),
}

const headCount = z.int().check(z.gte(1), z.lte(20))

/** Editable fields of a room type. `basePrice`, `weekendPrice` (Friday and Saturday) and `allotment` apply to nights that come on sale later. */
export const roomFields = {
  name: BothLanguages(limits.nameMax, 1),
  /** Such as "28 m², king bed". */
  summary: BothLanguages(limits.addressMax),
  bed: text(20, 1),
  /** Adults in the price, the most adults, and the most guests with children. */
  includedAdults: headCount,
  mostAdults: headCount,
  mostGuests: headCount,
  /** Of a night, for each adult over `includedAdults`. */
  extraAdultPrice: Amount,
  basePrice: Amount.check(z.gte(100)),
  weekendPrice: Amount.check(z.gte(100)),
  allotment: z.int().check(z.gte(0), z.lte(1000)),
}

/** Editable fields of a rate by the night. */
export const rateFields = {
  /** Of the price of the night. */
  percent: z.int().check(z.gte(1), z.lte(300)),
  /** Of a breakfast for one guest; null without breakfast. */
  breakfastPrice: z.nullable(Amount),
  /** Of the price, for members; null for the regular price. */
  memberPercent: z.nullable(z.int().check(z.gte(1), z.lte(99))),
  /** Earliest deadline first; none is not refundable. */
  cancelSteps: z.array(CancelTerm).check(z.maxLength(limits.cancelSteps)),
  leastNights: z.int().check(z.gte(1), z.lte(limits.stayNights)),
  /** Whether the first night of a stay paid at the hotel is paid now. */
  guaranteed: z.boolean(),
}

/** A rate as its hotel edits it; rates by the hour and specials are shown alone. */
export const OwnRate = z.object({
  id: Id,
  way: StayWay,
  special: z.boolean(),
  hours: z.nullable(z.int()),
  ...rateFields,
})
export type OwnRate = z.output<typeof OwnRate>

/** A room type with its rates as its hotel edits it. */
export const OwnRoomType = z.object({
  id: Id,
  ...roomFields,
  name: Both,
  summary: Both,
  pictures: z.array(Picture),
  rates: z.array(OwnRate),
})
export type OwnRoomType = z.output<typeof OwnRoomType>

/** A hotel as its merchant edits it. */
export const OwnHotel = z.object({
  /** Whether it has been saved; before, the facts are proposals. */
  isSetUp: z.boolean(),
  ...hotelFacts,
  /** All facilities of hotels to choose from. */
  choices: z.array(z.object({ key: z.string(), name: z.string(), group: z.string() })),
  rooms: z.array(OwnRoomType),
})
export type OwnHotel = z.output<typeof OwnHotel>
