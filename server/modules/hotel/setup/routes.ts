import * as calls from '@contract/calls/merchant'
import type { Routes } from '../../module'
import type { HotelSetup } from './service'

/** Calls with which a merchant sets its hotel up: facts, room types and rates. */
export const hotelSetupRoutes =
  (setup: HotelSetup): Routes =>
  ({ handle }) => {
    handle(calls.merchantHotel, (caller, { storeId }) => setup.hotel(caller, storeId))
    handle.change(calls.merchantSaveHotel, (tx, caller, request) => setup.saveHotel(tx, caller, request))
    handle.once(calls.merchantSaveRoomType, (tx, caller, request) => setup.saveRoomType(tx, caller, request))
    handle.change(calls.merchantRemoveRoomType, (tx, caller, { roomTypeId }) =>
      setup.removeRoomType(tx, caller, roomTypeId),
    )
    handle.once(calls.merchantSaveRate, (tx, caller, request) => setup.saveRate(tx, caller, request))
    handle.change(calls.merchantRemoveRate, (tx, caller, request) => setup.removeRate(tx, caller, request))
  }
