import * as z from 'zod/mini'
import { defineCall } from '../../call'
import { Id, IdempotencyKey, text } from '../../entities/common'
import { MediaId, RoomTypeId, StoreId } from '../../entities/ids'
import { HotelPicture, StayWay } from '../../entities/hotel'
import {
  hotelFacts,
  hotelPage,
  OwnHotel,
  RateHours,
  rateFields,
  rateLimits,
  roomExtras,
  roomFields,
  SpecialNights,
} from '../../entities/merchant-hotel'
import { limits } from '../../limits'
import { changes, reads } from '../../team-access'

/** A hotel with its room types and rates as its merchant edits them; proposed facts before its first save. */
export const merchantHotel = defineCall({
  name: 'merchant.hotel',
  summary: 'A hotel with its room types and rates',
  who: 'merchant',
  team: reads('manager'),
  request: z.object({ storeId: z.optional(StoreId) }),
  response: OwnHotel,
  failures: ['storeNotFound'],
})

/** Saves the facts of a hotel, also for the first time. Its city is the one around its store. */
export const merchantSaveHotel = defineCall({
  name: 'merchant.saveHotel',
  summary: 'Save the facts of a hotel',
  who: 'merchant',
  team: changes('manager'),
  request: z.object({
    storeId: z.optional(StoreId),
    ...hotelFacts,
    ...z.partial(z.object(hotelPage)).shape,
    /** Its pictures that remain, in order; without it all of them. */
    pictures: z.optional(
      z
        .array(z.object({ path: text(limits.mediaPathMax, 1), group: HotelPicture.shape.group }))
        .check(z.maxLength(limits.hotelPictures)),
    ),
    /** Pictures that are added behind. */
    newPictures: z.optional(
      z.array(z.object({ id: MediaId, group: HotelPicture.shape.group })).check(z.maxLength(limits.hotelPictures)),
    ),
  }),
  response: OwnHotel,
  failures: [
    'storeNotFound',
    'hotelCityUnknown',
    'hotelAreaUnknown',
    'hotelBrandUnknown',
    'tooManyHotelPictures',
    'mediaNotFound',
  ],
})

/** Adds a room type with its nights, or changes one; nights on sale keep their price and allotment (`merchant.saveRooms`). */
export const merchantSaveRoomType = defineCall({
  name: 'merchant.saveRoomType',
  summary: 'Add or change a room type',
  who: 'merchant',
  team: changes('manager'),
  request: z.object({
    storeId: z.optional(StoreId),
    roomTypeId: z.optional(RoomTypeId),
    ...roomFields,
    ...z.partial(z.object(roomExtras)).shape,
    /** Replaces its pictures; without it they stay, and a new room type has that of its store. */
    pictures: z.optional(z.array(MediaId).check(z.minLength(1), z.maxLength(limits.roomPictures))),
    /** Numbers of the single rooms that are let by the hour; without it they stay. */
    hourlyRooms: z.optional(z.array(text(10, 1)).check(z.maxLength(limits.hourlyRooms))),
    idempotencyKey: IdempotencyKey,
  }),
  response: OwnHotel,
  failures: [
    ...(['storeNotFound', 'roomTypeNotFound', 'roomGuestsInvalid', 'childPricesInvalid'] as const),
    ...(['tooManyRoomTypes', 'mediaNotFound'] as const),
  ],
})

/** Takes a room type off sale; booked stays remain. */
export const merchantRemoveRoomType = defineCall({
  name: 'merchant.removeRoomType',
  summary: 'Take a room type off sale',
  who: 'merchant',
  team: changes('manager'),
  request: z.object({ roomTypeId: RoomTypeId }),
  response: OwnHotel,
  failures: ['roomTypeNotFound'],
})

/**
 * Adds a rate to a room type, or changes one of the same type: by the night, by the hour with `byHour`, or a special with
 * `specialNights`. Booked stays keep their price and terms.
 */
export const merchantSaveRate = defineCall({
  name: 'merchant.saveRate',
  summary: 'Add or change a rate',
  who: 'merchant',
  team: changes('manager'),
  request: z.object({
    roomTypeId: RoomTypeId,
    rateId: z.optional(Id),
    way: StayWay,
    ...rateFields,
    ...z.partial(z.object(rateLimits)).shape,
    byHour: z._default(z.nullable(RateHours), null),
    specialNights: z._default(z.nullable(SpecialNights), null),
    idempotencyKey: IdempotencyKey,
  }),
  response: OwnHotel,
  failures: [
    'roomTypeNotFound',
    'rateNotFound',
    'cancelStepsInvalid',
    'stayNightsInvalid',
    'tooManyRates',
    'rateHoursInvalid',
    'specialNightsInvalid',
  ],
})

/** Takes a rate off sale; booked stays remain. */
export const merchantRemoveRate = defineCall({
  name: 'merchant.removeRate',
  summary: 'Take a rate off sale',
  who: 'merchant',
  team: changes('manager'),
  request: z.object({ roomTypeId: RoomTypeId, rateId: Id }),
  response: OwnHotel,
  failures: ['roomTypeNotFound', 'rateNotFound'],
})
