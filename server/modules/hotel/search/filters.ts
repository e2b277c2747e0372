import type { Request, Response } from '@contract/call'
import type { hotelFilters, hotelSuggest } from '@contract/calls/hotel-search'
import type { FilterOption, HotelFilter } from '@contract/entities/hotel'
import type { Language } from '@contract/settings'
import type { Context } from '../../../context'
import type { Bilingual } from '../../../database/schema'
import { searchQuery } from '../../../database/words'
import type { Caller } from '../../../http/caller'
import { meantBy } from '../../searches/spelling/meant'
import { facilitiesByKey } from '../rooms/queries'
import { landmarkMeters } from './queries/conditions'
import { countsOf, facetsOf } from './queries/facets'
import { cityFor, lookUp } from './looked-up'
import * as reference from './queries/reference'

/** Number of suggestions of each kind, and of those without typed text. */
const suggestions = 8
const starKeys = [5, 4, 3, 2] as const

const starName = (stars: number): Bilingual =>
  stars === 2 ? { en: '2 stars or less', zh: '二星及以下' } : { en: `${stars} stars`, zh: `${'三四五'[stars - 3]}星` }

/** Filter fields that can be removed, with their names. */
const removable: readonly {
  field: string
  name: Bilingual
  chosen: (filter: HotelFilter) => boolean
  without: Partial<HotelFilter>
}[] = [
  {
    ...{ field: 'price', name: { en: 'Price', zh: '价格' }, without: { priceFrom: undefined, priceTo: undefined } },
    chosen: ({ priceFrom, priceTo }) => priceFrom !== undefined || priceTo !== undefined,
  },
  {
    field: 'stars',
    name: { en: 'Stars', zh: '星级' },
    chosen: ({ stars }) => stars.length > 0,
    without: { stars: [] },
  },
  {
    ...{ field: 'brandKeys', name: { en: 'Brand', zh: '品牌' }, without: { brandKeys: [] } },
    chosen: ({ brandKeys }) => brandKeys.length > 0,
  },
  {
    ...{ field: 'facilityKeys', name: { en: 'Facilities', zh: '设施' }, without: { facilityKeys: [] } },
    chosen: ({ facilityKeys }) => facilityKeys.length > 0,
  },
  {
    ...{ field: 'score', name: { en: 'Score', zh: '评分' }, without: { score: undefined } },
    chosen: ({ score }) => score !== undefined,
  },
  {
    ...{ field: 'areaKey', name: { en: 'Area', zh: '商圈' }, without: { areaKey: undefined } },
    chosen: ({ areaKey }) => areaKey !== undefined,
  },
  {
    ...{ field: 'landmarkKey', name: { en: 'Landmark', zh: '地标' }, without: { landmarkKey: undefined } },
    chosen: ({ landmarkKey }) => landmarkKey !== undefined,
  },
  {
    ...{ field: 'theme', name: { en: 'Theme', zh: '主题' }, without: { theme: undefined } },
    chosen: ({ theme }) => theme !== undefined,
  },
  {
    ...{ field: 'keyword', name: { en: 'Keyword', zh: '关键词' }, without: { keyword: undefined } },
    chosen: ({ keyword }) => keyword !== undefined,
  },
  {
    field: 'breakfast',
    name: { en: 'Breakfast', zh: '含早餐' },
    chosen: ({ breakfast }) => breakfast,
    without: { breakfast: false },
  },
  {
    ...{ field: 'freeCancel', name: { en: 'Free cancellation', zh: '免费取消' }, without: { freeCancel: false } },
    chosen: ({ freeCancel }) => freeCancel,
  },
  {
    ...{ field: 'memberPrice', name: { en: 'Member price', zh: '会员价' }, without: { memberPrice: false } },
    chosen: ({ memberPrice }) => memberPrice,
  },
  {
    ...{ field: 'payAtHotel', name: { en: 'Pay at hotel', zh: '到店付' }, without: { payAtHotel: false } },
    chosen: ({ payAtHotel }) => payAtHotel,
  },
]

type Found = Awaited<ReturnType<typeof lookUp>>

interface Named {
  readonly key: string
  readonly name: Bilingual
  readonly icon?: string
}

const options = (named: readonly Named[], counts: Record<string, number>, language: Language): FilterOption[] =>
  named.map(({ key, name, icon = null }) => ({ key, name: name[language], icon, count: counts[key] ?? 0 }))

/** The choices of filters, and the places and hotels that typing suggests. */
export class HotelFilterService {
  constructor(private readonly context: Context) {}

  /** @throws Failure why no stay can be asked for */
  async filters(caller: Caller, request: Request<typeof hotelFilters>): Promise<Response<typeof hotelFilters>> {
    const { db } = this.context
    const { language } = caller
    const found = await lookUp(this.context, caller, { asked: request, filter: request })
    const { search, stay } = found
    const [facets, brands, facilities, areas, landmarks] = await Promise.all([
      facetsOf(db, search, stay),
      reference.brands(db),
      facilitiesByKey(db),
      reference.areasOf(db, search.cityCode),
      reference.landmarksOf(db, search.cityCode),
    ])
    const ofHotels = [...facilities.values()].filter(({ of_room }) => !of_room)
    const stars = starKeys.map((key) => ({ key: String(key), name: starName(key) }))
    return {
      count: facets.count,
      bars: facets.bars,
      priceMost: facets.price_most,
      stars: options(stars, facets.stars, language),
      brands: options(brands, facets.brands, language),
      facilities: options(ofHotels, facets.facilities, language),
      areas: options(areas, facets.areas, language),
      landmarks: options(landmarks, facets.landmarks, language),
      strictest: facets.count > 0 ? null : await this.strictest(found, language),
    }
  }

  /** Suggestions in a city for the typed text, also where it is misspelled. */
  async suggest(caller: Caller, request: Request<typeof hotelSuggest>): Promise<Response<typeof hotelSuggest>> {
    const { language } = caller
    const { code } = await cityFor(this.context, caller, request.cityCode)
    const { db } = this.context
    const typed = request.keyword
    const meant = typed === '' ? typed : await meantBy(db, typed)
    const rows = await reference.suggested(db, code, {
      ...{ typed: [typed, meant], query: searchQuery(meant), most: suggestions, meters: landmarkMeters },
    })
    const items = rows.map(({ kind, key, name, note, count }) => {
      return { kind, key, name: name[language], note: note?.[language] ?? '', count }
    })
    return { items, meant: meant === typed ? null : meant }
  }

  /** The chosen field without which most hotels are left; null when none of them alone is at fault. */
  private async strictest({ search, stay }: Found, language: Language) {
    const chosen = removable.filter((each) => each.chosen(search.filter))
    const searches = chosen.map(({ field, without }) => ({
      ...search,
      filter: { ...search.filter, ...without },
      landmark: field === 'landmarkKey' ? undefined : search.landmark,
    }))
    const counts = await countsOf(this.context.db, searches, stay)
    const most = Math.max(0, ...counts)
    const field = most > 0 ? chosen[counts.indexOf(most)] : undefined
    return field ? { field: field.field, name: field.name[language] } : null
  }
}
