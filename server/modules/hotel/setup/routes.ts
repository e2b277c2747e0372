import * as calls from '@contract/calls/merchant'
import type { Routes } from '../../module'
import type { HotelSetup } from './service'

/** Calls with which a merchant sets its hotel up: facts, room types and rates. */
export const hotelSetupRoutes =
  (setup: HotelSetup): Routes =>
  ({ handle }) => {
    handle(calls.merchantHotel, (caller, { storeId }) => setup.hotel(caller, storeId))
    handle(calls.merchantSaveHotel, (caller, request) => setup.saveHotel(caller, request))
    handle.once(calls.merchantSaveRoomType, (tx, caller, request) => setup.saveRoomType(tx, caller, request))
    handle(calls.merchantRemoveRoomType, (caller, { roomTypeId }) => setup.removeRoomType(caller, roomTypeId))
    handle.once(calls.merchantSaveRate, (tx, caller, request) => setup.saveRate(tx, caller, request))
    handle(calls.merchantRemoveRate, (caller, request) => setup.removeRate(caller, request))
  }
