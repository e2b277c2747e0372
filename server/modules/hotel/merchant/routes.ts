import * as calls from '@contract/calls/merchant'
import type { Routes } from '../../module'
import type { HotelMerchant } from './service'

/** Calls of hotels' merchants: arrivals, departures and rooms. */
export const hotelMerchantRoutes =
  (hotels: HotelMerchant): Routes =>
  ({ handle }) => {
    handle(calls.merchantArrivals, (caller, request) => hotels.arrivals(caller, request))
    handle.once(calls.merchantCheckIn, (tx, { language }, { orderId }) => hotels.checkIn(tx, orderId, language))
    handle.once(calls.merchantCheckOut, (tx, { language }, { orderId }) => hotels.checkOut(tx, orderId, language))
    handle.once(calls.merchantNoShow, (tx, { language }, { orderId }) => hotels.noShow(tx, orderId, language))
    handle.once(calls.merchantCannotHost, (tx, { language }, request) => hotels.cannotHost(tx, request, language))
    handle.once(calls.merchantAnswerChange, (tx, { language }, request) => hotels.answerChange(tx, request, language))
    handle(calls.merchantRooms, (caller, request) => hotels.rooms(caller, request))
    handle.change(calls.merchantSaveRooms, (tx, _, request) => hotels.saveRooms(tx, request))
  }
