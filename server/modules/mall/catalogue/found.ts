import { mallProducts } from '@contract/calls/mall'
import type { Context } from '../../../context'
import type { Services } from '../../../services'
import type { Finds } from '../../search/finds'
import { productNames } from './queries'
import { CatalogueService } from './service'

/** Products of the mall in the search of the whole app. */
export function findsProducts(
  context: Context,
  { footprints, alerts }: Pick<Services, 'footprints' | 'alerts'>,
): Finds {
  const catalogue = new CatalogueService(context, footprints, alerts)
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
