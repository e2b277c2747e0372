import type { Context } from '../../context'
import type { Engines } from '../engines'
import type { FootprintService } from '../favorites/footprints/service'
import type { FavoriteService } from '../favorites/service'
import type { Module } from '../module'
import type { Storage } from '../../storage/storage'
import type { OrderService } from '../order/service'
import type { Waitlist } from '../waitlist/service'
import { ChangeAnswers } from './change/answers'
import { StayChanger } from './change/changer'
import { stayChangePurpose } from './change/purpose'
import { StayChangeService } from './change/service'
import { GuestBook } from './guests/service'
import { hotelMerchantRoutes } from './merchant/routes'
import { HotelMerchant } from './merchant/service'
import { makeGood } from './not-hosted/make-good'
import { tellOfStays } from './notices'
import { HotelThemes } from './reference/themes'
import { keepNightsAhead } from './rooms/ahead'
import { RoomService } from './rooms/service'
import { hotelRoutes } from './routes'
import { hotelSetupRoutes } from './setup/routes'
import { HotelSetup } from './setup/service'
import { CalendarService } from './search/calendar'
import { HotelFilterService } from './search/filters'
import { HotelSearchService } from './search/service'
import { HotelReviewsAndCoupons } from './search/reviews-and-coupons'
import { confirmByItself } from './stay/confirm-by-itself'
import { StayDesk } from './stay/desk'
import { hotelKind } from './stay/kind'
import { StayQuotes } from './stay/quotes'
import { StayService } from './stay/service'
import { stayTrading } from './stay/trading'
import { offerNights } from './waitlist/freed'
import { stayWaiting } from './waitlist/waiting'

interface Needs extends Engines {
  readonly details: OrderService
  readonly waitlist: Waitlist
  readonly favorites: FavoriteService
  readonly footprints: FootprintService
  readonly storage: Storage
}

export interface HotelModuleServices {
  readonly stayQuotes: StayQuotes
  readonly stayChanger: StayChanger
  readonly changeAnswers: ChangeAnswers
  readonly hotelThemes: HotelThemes
}

/** Hotels, their rooms, and stays in them. */
export function hotelModule(context: Context, needs: Needs): Module<HotelModuleServices> {
  const { orders, refunds, quotes, submission, notices, details, waitlist, favorites, footprints, storage } = needs
  const stayQuotes = new StayQuotes(context, quotes)
  const stayChanger = new StayChanger(context, orders, refunds)
  const changeAnswers = new ChangeAnswers(context, orders, stayChanger)
  const desk = new StayDesk(context, orders, refunds, stayChanger)
  const guests = new GuestBook(context)
  const trading = stayTrading(context, stayQuotes, { submission, guests })
  const waiting = stayWaiting(context)
  offerNights(context, waiting)
  tellOfStays(context, notices, orders, changeAnswers)
  const finding = {
    search: new HotelSearchService(context),
    filters: new HotelFilterService(context),
    calendar: new CalendarService(context),
    extras: new HotelReviewsAndCoupons(context),
  }
  const routes = hotelRoutes(context, {
    ...{ orders, trading, guests, desk, waitlist, waiting, stayQuotes, ...finding },
    rooms: new RoomService(context, favorites, footprints),
    stays: new StayService({ orders: details, trading, desk }),
    changes: new StayChangeService(context, {
      ...{ orders, quotes: stayQuotes, saved: quotes, changer: stayChanger, answers: changeAnswers },
    }),
  })
  return {
    services: { stayQuotes, stayChanger, changeAnswers, hotelThemes: new HotelThemes(context, storage) },
    routes: [
      routes,
      hotelMerchantRoutes(new HotelMerchant(context, orders, changeAnswers)),
      hotelSetupRoutes(new HotelSetup(context)),
    ],
    jobs: () => keepNightsAhead(context),
    listeners() {
      confirmByItself(orders)
      makeGood(context, orders)
    },
    orderKind: hotelKind(context, needs, { trading, waitlist: waiting }),
    purposes: [stayChangePurpose(orders, stayChanger)],
  }
}
