import type { Request } from '@contract/call'
import type { merchantSaveRate, merchantSaveRoomType } from '@contract/calls/merchant'
import { listPercentOf } from './specials'

const json = (value: unknown): string => JSON.stringify(value)

/** Columns of a room type that its merchant edits, but for its pictures. */
export const roomRow = (room: Request<typeof merchantSaveRoomType>) => ({
  name: json(room.name),
  summary: json(room.summary),
  bed: room.bed,
  included_adults: room.includedAdults,
  most_adults: room.mostAdults,
  most_guests: room.mostGuests,
  extra_adult_price: room.extraAdultPrice,
  base_price: room.basePrice,
  weekend_price: room.weekendPrice,
  allotment: room.allotment,
  ...(room.childPrices && { child_prices: json(room.childPrices) }),
  ...(room.extraBeds !== undefined && { extra_beds: room.extraBeds }),
  ...(room.extraBedPrice !== undefined && { extra_bed_price: room.extraBedPrice }),
})

/** Columns of a rate; a special is compared with the regular price of its room. */
export const rateRow = (rate: Request<typeof merchantSaveRate>, basePrice: number) => ({
  way: rate.way,
  percent: rate.percent,
  list_percent: rate.specialNights && listPercentOf(rate.specialNights.price, basePrice),
  special: rate.specialNights !== null,
  breakfast_price: rate.breakfastPrice,
  member_percent: rate.memberPercent,
  cancel_steps: json(rate.cancelSteps.map(({ percent, ...step }) => (percent === null ? step : { ...step, percent }))),
  least_nights: rate.leastNights,
  ...(rate.mostNights !== undefined && { most_nights: rate.mostNights }),
  ...(rate.advanceDays !== undefined && { advance_days: rate.advanceDays }),
  guaranteed: rate.way === 'payAtHotel' && rate.guaranteed,
  hours: rate.byHour?.hours ?? null,
  hour_price: rate.byHour?.price ?? null,
  hours_from: rate.byHour?.from ?? null,
  hours_until: rate.byHour?.until ?? null,
  removed_at: null,
})
