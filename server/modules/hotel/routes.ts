import { guestDelete, guestList, guestSave } from '@contract/calls/guest'
import * as calls from '@contract/calls/hotel'
import * as changing from '@contract/calls/hotel-change'
import * as finding from '@contract/calls/hotel-search'
import { waitlistJoinStay } from '@contract/calls/waitlist'
import type { Context } from '../../context'
import type { Routes } from '../module'
import type { StayChangeService } from './change/service'
import type { GuestBook } from './guests/service'
import type { RoomService } from './rooms/service'
import type { CalendarService } from './search/calendar'
import type { HotelFilterService } from './search/filters'
import type { HotelSearchService } from './search/service'
import { citiesOfHotels } from './search/cities'
import { similarHotels } from './search/similar'
import type { HotelReviewsAndCoupons } from './search/reviews-and-coupons'
import type { OrderEngine } from '../order/engine'
import type { WaitlistKind } from '../order/kind/waitlist'
import { lockCustomer } from '../../database/lock-customers'
import type { Waitlist } from '../waitlist/service'
import type { StayDesk } from './stay/desk'
import type { StayQuotes } from './stay/quotes'
import type { StayTrading } from './stay/trading'
import { stayToWaitFor } from './waitlist/join'
import { announceLate } from './stay/late'
import type { StayService } from './stay/service'

export interface HotelServices {
  readonly orders: OrderEngine
  readonly trading: StayTrading
  readonly rooms: RoomService
  readonly guests: GuestBook
  readonly desk: StayDesk
  readonly stays: StayService
  readonly changes: StayChangeService
  readonly search: HotelSearchService
  readonly filters: HotelFilterService
  readonly calendar: CalendarService
  readonly extras: HotelReviewsAndCoupons
  readonly waitlist: Waitlist
  readonly waiting: WaitlistKind
  readonly stayQuotes: StayQuotes
}

/** Hotels, their rooms, and stays in them (product text §2, hotel pages). */
export const hotelRoutes =
  (context: Context, services: HotelServices): Routes =>
  ({ handle }) => {
    const { orders, trading, rooms, guests, desk, stays, changes, search, filters, calendar, extras } = services
    handle(calls.hotelDetail, (caller, request) => rooms.detail(caller, request))
    handle(calls.hotelRooms, (caller, request) => rooms.rooms(caller, request))
    handle(calls.hotelConfirm, (caller, request) => trading.quote(caller, request))
    handle.once(calls.hotelSubmit, (tx, caller, request) => stays.submit(tx, caller, request))
    handle(calls.hotelCancelQuote, (_, request) => desk.quote(request))
    handle.once(calls.hotelCancel, (tx, { language }, request) => stays.cancel(tx, language, request))
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
    handle.once(waitlistJoinStay, async (tx, caller, wish) => {
      await lockCustomer(tx, caller.customer.id)
      return services.waitlist.join(
        tx,
        caller,
        services.waiting,
        await stayToWaitFor(services.stayQuotes, tx, caller, wish),
      )
    })
    handle(calls.hotelOrders, (caller, request) => stays.list(caller, request))
    handle(calls.hotelOrderDetail, ({ language }, { orderId }) => stays.detail(orderId, language))
    handle(guestList, (caller) => guests.list(caller))
    handle(guestSave, (caller, request) => guests.save(caller, request))
    handle(guestDelete, (_, { guestId }) => guests.delete(guestId))
    handle(finding.hotelHome, (caller, request) => search.home(caller, request))
    handle(finding.hotelSearch, (caller, request) => search.search(caller, request))
    handle(finding.hotelSpecials, (caller, request) => search.specials(caller, request))
    handle(finding.hotelCities, (caller) => citiesOfHotels(context, caller))
    handle(finding.hotelSuggest, (caller, request) => filters.suggest(caller, request))
    handle(finding.hotelFilters, (caller, request) => filters.filters(caller, request))
    handle(finding.hotelCalendar, (caller, request) => calendar.calendar(caller, request))
    handle(finding.hotelCoupons, (caller, request) => extras.coupons(caller, request))
    handle(finding.hotelSimilar, (caller, request) => similarHotels(context, caller, request))
    handle(finding.hotelComments, (caller, request) => extras.comments(caller, request))
  }
