import { merchantTabs } from '@contract/merchant-work'
import type { Context } from '../../context'
import { MallRefusal } from './mall-refusal'
import { mallOrderView } from './mall-view'
import * as queries from './queries/mall-orders'
import type { MerchantWork, WorkServices } from './work'

/** Shops' work on mall orders, whose parcels are shipped by `MerchantParcels`. */
export function mallWork({ db, seal, clock }: Context, services: WorkServices): MerchantWork {
  const refusal = new MallRefusal(services)
  return {
    tabs: merchantTabs.mall,
    events: { refuse: 'cannotShip' },
    async list(page, { storeId, tab, language }) {
      const known = merchantTabs.mall.find((each) => each === tab)
      const rows = known ? await queries.listShopOrders(db, { storeId, tab: known, slice: page.slice }) : []
      const packing = await queries.packingOf(db, page.shown(rows))
      return page.answer(rows, (row) => mallOrderView(row, packing, seal, { language, now: clock.now() }))
    },
    counts: (storeId) => queries.countShopOrders(db, storeId),
    figures: (storeId, since) => queries.shopFiguresSince(db, storeId, since),
    refuse: (tx, order, refused) => refusal.refuse(tx, order, refused),
    async order(on, orderId, language) {
      const row = await queries.shopOrder(on, orderId)
      return mallOrderView(row, await queries.packingOf(on, [row]), seal, { language, now: clock.now() })
    },
  }
}
