import { merchantTabs } from '@contract/merchant-work'
import { merchantEvents } from '@contract/states/takeaway-merchant'
import type { Context } from '../../context'
import { Failure } from '../../http/failure'
import type { Services } from '../../services'
import { orderView } from './order-view'
import * as queries from './queries/orders'
import type { MerchantWork } from './work'

/** Stores' work on takeaway orders. */
export function takeawayWork({ db, seal }: Context, { orders }: Pick<Services, 'orders'>): MerchantWork {
  return {
    tabs: merchantTabs.takeaway,
    events: merchantEvents,
    async list(page, { storeId, tab, language }) {
      const known = merchantTabs.takeaway.find((each) => each === tab)
      const rows = known ? await queries.listStoreOrders(db, { storeId, tab: known, slice: page.slice }) : []
      return page.answer(rows, (row) => orderView(row, seal, language))
    },
    counts: (storeId) => queries.countStoreOrders(db, storeId),
    async figures(storeId, since) {
      return { ...(await queries.figuresSince(db, storeId, since)), parcelsShipped: null }
    },
    async refuse(tx, order, { reason, lines, soldOut }) {
      if (lines || soldOut) throw new Failure('invalidRequest', { fields: ['lines', 'soldOut'] })
      await orders.fire(tx, order, merchantEvents.refuse, 'merchant', { reason })
    },
    order: async (on, orderId, language) => orderView(await queries.storeOrder(on, orderId), seal, language),
  }
}
