import { guestDelete, guestList, guestSave } from '@contract/calls/guest'
import * as calls from '@contract/calls/hotel'
import * as changing from '@contract/calls/hotel-change'
import * as finding from '@contract/calls/hotel-search'
import { OrderService } from '../order/service'
import type { Module } from '../module'
import { StayChangeService } from './change/service'
import { GuestBook } from './guests/service'
import { makeGood } from './not-hosted/make-good'
import { keepNightsAhead } from './rooms/ahead'
import { RoomService } from './rooms/service'
import { CalendarService } from './search/calendar'
import { HotelFilterService } from './search/filters'
import { HotelSearchService } from './search/service'
import { HotelTold } from './search/told'
import { confirmByItself } from './stay/confirm-by-itself'
import { StayDesk } from './stay/desk'
import { announceLate } from './stay/late'
import { StayService } from './stay/service'

/** Hotels, their rooms, and stays in them (product text §2, hotel pages). */
export const hotelRoutes: Module = async ({ handle, context, services }) => {
  const { kinds, orders, refunds, submission, stayQuotes } = services
  const rooms = new RoomService(context)
  const guests = new GuestBook(context)
  const desk = new StayDesk(context, orders, refunds, services.stayChanger)
  const stays = new StayService(context, stayQuotes, {
    orders: new OrderService(context, kinds, orders),
    submission,
    guests,
    desk,
  })
  handle(calls.hotelDetail, (caller, request) => rooms.detail(caller, request))
  handle(calls.hotelRooms, (caller, request) => rooms.rooms(caller, request))
  handle(calls.hotelConfirm, (caller, request) => stayQuotes.confirm(caller, request))
  handle.once(calls.hotelSubmit, (tx, caller, request) => stays.submit(tx, caller, request))
  handle(calls.hotelCancelQuote, (_, request) => desk.quote(request))
  handle.once(calls.hotelCancel, (tx, { language }, request) => stays.cancel(tx, language, request))
  const changes = new StayChangeService(context, {
    ...{ orders, quotes: stayQuotes, saved: services.quotes, changer: services.stayChanger },
  })
  handle(changing.hotelChangeQuote, (caller, request) => changes.quote(caller, request))
  handle.once(changing.hotelChange, async (tx, caller, request) => {
    const { orderId, payBefore } = await changes.change(tx, caller, request)
    return {
      stay: await stays.detail(orderId, caller.language, tx),
      payBefore: payBefore && payBefore.toISOString(),
    }
  })
  handle(changing.hotelLate, ({ language }, request) =>
    context.db.transaction().execute(async (tx) => {
      await announceLate({ clock: context.clock, orders }, tx, request)
      return stays.detail(request.orderId, language, tx)
    }),
  )
  handle(calls.hotelOrders, (caller, request) => stays.list(caller, request))
  handle(calls.hotelOrderDetail, ({ language }, { orderId }) => stays.detail(orderId, language))
  handle(guestList, (caller) => guests.list(caller))
  handle(guestSave, (caller, request) => guests.save(caller, request))
  handle(guestDelete, (_, { guestId }) => guests.delete(guestId))
  const search = new HotelSearchService(context)
  const filters = new HotelFilterService(context)
  const calendar = new CalendarService(context)
  const told = new HotelTold(context)
  handle(finding.hotelHome, (caller, request) => search.home(caller, request))
  handle(finding.hotelSearch, (caller, request) => search.search(caller, request))
  handle(finding.hotelSpecials, (caller, request) => search.specials(caller, request))
  handle(finding.hotelSuggest, (caller, request) => filters.suggest(caller, request))
  handle(finding.hotelFilters, (caller, request) => filters.filters(caller, request))
  handle(finding.hotelCalendar, (caller, request) => calendar.calendar(caller, request))
  handle(finding.hotelCoupons, (caller, request) => told.coupons(caller, request))
  handle(finding.hotelComments, (caller, request) => told.comments(caller, request))
  confirmByItself(orders)
  makeGood(context, orders)
  await keepNightsAhead(context)
}
