import { hotelSearch } from '@contract/calls/hotel-search'
import type { Context } from '../../../context'
import type { Finds } from '../../order/kind/search'
import { cityFor } from './looked-up'
import { hotelNames } from './queries/reference'
import { HotelSearchService } from './service'

/** Hotels of the caller's city, for tonight, in the search of the whole app. */
export function findsHotels(context: Context): Finds {
  const search = new HotelSearchService(context)
  return {
    async find(caller, request) {
      const { items, next } = await search.search(caller, hotelSearch.request.parse(request))
      const found = items.map(({ id, name, picture, where, area, from }) => {
        return { id, name, picture, note: where || area, price: from && from.price, isFrom: true }
      })
      return { items: found, next }
    },
    async names(caller, query, limit) {
      const { code } = await cityFor(context, caller, undefined)
      return hotelNames(context.db, code, query, limit)
    },
  }
}
