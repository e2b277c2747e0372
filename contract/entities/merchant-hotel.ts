import * as z from 'zod/mini'
import { limits } from '../limits'
import { houseRuleTopics } from '../house-rules'
import { keysOf } from '../application-choices'
import { Amount, Id, lines, Picture, text } from './common'
import { ClockTime, HotelPicture, PlainDate, StayWay } from './hotel'
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

/** A house rule as its hotel writes it, one for each topic. */
export const OwnHouseRule = z.object({
  key: z.enum(keysOf(houseRuleTopics)),
  text: z.object({ en: lines(limits.houseRuleMax, 1), zh: lines(limits.houseRuleMax, 1) }),
})
export type OwnHouseRule = z.output<typeof OwnHouseRule>

/** Editable parts of a hotel’s page; those that a request leaves out stay. */
export const hotelPage = {
  /** One of `places.areas`; null for none. */
  areaKey: z.nullable(text(40, 1)),
  /** One of `places.brands`; null for an independent hotel. */
  brandKey: z.nullable(text(40, 1)),
  /** Minutes of cleaning after each guest of a room by the hour. */
  cleaningMinutes: z.int().check(z.gte(0), z.lte(240)),
  rules: z.array(OwnHouseRule).check(z.maxLength(keysOf(houseRuleTopics).length)),
  /** Keys of `places.themes` that it is found under. */
  themes: z.array(text(40, 1)).check(z.maxLength(10)),
  /** Time from which absent guests count as a no-show; a time before check-in is of the next day. */
  noShowAt: ClockTime,
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

/** Price of a child up to an age, by night; older ones than all of them count as adults. */
const ChildPrice = z.object({ until: z.int().check(z.gte(0), z.lte(17)), price: Amount })

/** Editable facilities of a room and prices of further guests; those that a request leaves out stay. */
export const roomExtras = {
  /** Keys of its facilities. */
  facilities: z.array(text(40, 1)).check(z.maxLength(limits.hotelFacilities)),
  /** By age, ascending. */
  childPrices: z.array(ChildPrice).check(z.maxLength(4)),
  /** Beds that can be added to a room, each for one guest more. */
  extraBeds: z.int().check(z.gte(0), z.lte(4)),
  extraBedPrice: Amount,
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

/** Editable limits of a rate by the night; those that a request leaves out stay, and a new rate has none. */
export const rateLimits = {
  /** Null for the most nights of the hotel. */
  mostNights: z.nullable(z.int().check(z.gte(1), z.lte(limits.stayNights))),
  /** Least number of days between booking and arrival. */
  advanceDays: z.int().check(z.gte(0), z.lte(90)),
}

/** Terms of a rate by the hour: its price, and the clock times between which the hours lie. */
export const RateHours = z.object({
  hours: z.int().check(z.gte(1), z.lte(12)),
  price: Amount.check(z.gte(100)),
  from: ClockTime,
  until: ClockTime,
})
export type RateHours = z.output<typeof RateHours>

/** Nights of a special, the last one included, with their price and the rooms that are sold at it. */
export const SpecialNights = z.object({
  from: PlainDate,
  until: PlainDate,
  price: Amount.check(z.gte(100)),
  allotment: z.int().check(z.gte(1), z.lte(1000)),
})
export type SpecialNights = z.output<typeof SpecialNights>

/** A rate as its hotel edits it. */
export const OwnRate = z.object({
  id: Id,
  way: StayWay,
  special: z.boolean(),
  hours: z.nullable(z.int()),
  /** Null for a rate by the night. */
  byHour: z.nullable(RateHours),
  /** Null for other rates, and for a special whose nights are past. */
  specialNights: z.nullable(SpecialNights),
  ...rateFields,
  ...rateLimits,
})
export type OwnRate = z.output<typeof OwnRate>

/** A room type with its rates as its hotel edits it. */
export const OwnRoomType = z.object({
  id: Id,
  ...roomFields,
  ...roomExtras,
  name: Both,
  summary: Both,
  pictures: z.array(Picture),
  /** Numbers of the single rooms that are let by the hour. */
  hourlyRooms: z.array(z.string()),
  rates: z.array(OwnRate),
})
export type OwnRoomType = z.output<typeof OwnRoomType>

const HotelChoice = z.object({ key: z.string(), name: z.string() })

/** A hotel as its merchant edits it. */
export const OwnHotel = z.object({
  /** Whether it has been saved; before, the facts are proposals. */
  isSetUp: z.boolean(),
  /** Today by the hotel’s clock. */
  today: PlainDate,
  ...hotelFacts,
  ...hotelPage,
  pictures: z.array(HotelPicture),
  /** Areas of its city, brands and themes to choose from. */
  places: z.object({ areas: z.array(HotelChoice), brands: z.array(HotelChoice), themes: z.array(HotelChoice) }),
  /** All facilities of hotels to choose from. */
  choices: z.array(z.object({ key: z.string(), name: z.string(), group: z.string() })),
  /** All facilities of rooms to choose from. */
  roomChoices: z.array(HotelChoice),
  rooms: z.array(OwnRoomType),
})
export type OwnHotel = z.output<typeof OwnHotel>
