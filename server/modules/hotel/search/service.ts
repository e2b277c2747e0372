import type { Request, Response } from '@contract/call'
import { type hotelHome, hotelSearch, hotelSpecials } from '@contract/calls/hotel-search'
import { HotelFilter } from '@contract/entities/hotel'
import { limits } from '@contract/limits'
import type { Context } from '../../../context'
import type { Caller } from '../../../http/caller'
import { Paging } from '../../../http/paging'
import { areaName } from '../../address/areas'
import { hotelDay, lastNight } from '../days'
import { stayCoupons } from '../price/after-coupons'
import { facilitiesByKey } from '../rooms/queries'
import { findHotels, type HotelListRow, type ListPart } from './queries/list'
import { cityFor, lookUp } from './looked-up'
import * as reference from './queries/reference'
import { hotelSummary } from './view'

/** Number of specials on the home page. */
const frontSpecials = 8
/** Placeholder of the home page without a hotel. */
const noPicture = { path: '', colour: '#E2E4E8' }

type LookedUp = Awaited<ReturnType<typeof lookUp>>

/** Lists of hotels for dates and guests. */
export class HotelSearchService {
  constructor(private readonly context: Context) {}

  /** @throws Failure why no stay can be asked for */
  async search(caller: Caller, request: Request<typeof hotelSearch>): Promise<Response<typeof hotelSearch>> {
    const page = new Paging(hotelSearch, request)
    const found = await lookUp(this.context, caller, { asked: request, filter: request })
    const near = found.landmark ?? request.near
    const part = { sort: request.sort, place: near ?? caller.place, slice: page.slice }
    const { rows, view } = await this.list(caller, found, { ...part, near })
    return { ...page.answer(rows, view), total: rows[0]?.list_count ?? 0 }
  }

  /** @throws Failure why no stay can be asked for */
  async specials(caller: Caller, request: Request<typeof hotelSpecials>): Promise<Response<typeof hotelSpecials>> {
    const page = new Paging(hotelSpecials, request)
    const filter = HotelFilter.parse({ cityCode: request.cityCode })
    const found = await lookUp(this.context, caller, { asked: request, filter })
    const { rows, view } = await this.list(caller, ofSpecials(found), {
      ...{ sort: 'recommended', place: caller.place, slice: page.slice, near: undefined },
    })
    return page.answer(rows, view)
  }

  /** The front of hotels of a city: of the one asked for, else of the nearest. */
  async home(caller: Caller, { cityCode, near }: Request<typeof hotelHome>): Promise<Response<typeof hotelHome>> {
    const { db, clock } = this.context
    const { language } = caller
    const { code, zone } = await cityFor(this.context, { place: near ?? caller.place }, cityCode)
    const asked = { rooms: 1, adults: 2, childAges: [] }
    const found = await lookUp(this.context, caller, {
      asked,
      filter: HotelFilter.parse(code === '' ? {} : { cityCode: code }),
    })
    const part = { sort: 'recommended', place: caller.place, near: undefined } as const
    const [themes, specials, [first]] = await Promise.all([
      reference.themes(db),
      this.list(caller, ofSpecials(found), { ...part, slice: { limit: frontSpecials } }),
      findHotels(db, found.search, found.stay, { ...part, slice: { limit: 1 } }),
    ])
    const now = clock.now()
    return {
      today: hotelDay(zone, now),
      lastNight: lastNight(zone, now),
      city: { code, name: first ? areaName(code, language).name : '' },
      picture: first?.hero ?? themes[0]?.picture ?? noPicture,
      themes: themes.map(({ key, name, picture }) => ({ key, name: name[language], picture })),
      specials: specials.rows.map(specials.view),
      aheadDays: limits.stayAheadDays,
      mostNights: limits.stayNights,
    }
  }

  private async list(caller: Caller, { search, stay, landmark }: LookedUp, part: ListPart & Near) {
    const { db } = this.context
    const [facilities, rows] = await Promise.all([facilitiesByKey(db), findHotels(db, search, stay, part)])
    const coupons = await stayCoupons(
      this.context,
      caller,
      rows.map(({ id }) => id),
    )
    const isHourly = search.filter.kind === 'hourly'
    const shown = { language: caller.language, stay, facilities, near: part.near, landmark, coupons, isHourly }
    return { rows, view: (row: HotelListRow) => hotelSummary(row, shown) }
  }
}

interface Near {
  /** Origin of displayed distances; undefined for none. */
  readonly near: ListPart['place'] | undefined
}

const ofSpecials = (found: LookedUp): LookedUp => ({ ...found, search: { ...found.search, special: true } })
