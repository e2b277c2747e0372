import { mallProducts } from '@contract/calls/mall'
import type { Context } from '../../../context'
import type { Finds } from '../../order/kind/search'
import { productNames } from './queries'
import type { CatalogueService } from './service'

/** Products of the mall in the search of the whole app. */
export function findsProducts(context: Context, catalogue: CatalogueService): Finds {
  return {
    async find(caller, request) {
      const { items, next } = await catalogue.products(caller, mallProducts.request.parse(request))
      const found = items.map(({ id, name, cover: picture, price, onePrice, soldOut, tags }) => {
        return { id, name, picture, note: tags.join(' · '), price: soldOut ? null : price, isFrom: !onePrice }
      })
      return { items: found, next }
    },
    names: (_, query, limit) => productNames(context.db, query, limit),
  }
}
