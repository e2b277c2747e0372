import { merchantTabs } from '@contract/merchant-work'
import type { Context } from '../../../context'
import type { MerchantPart, OrderBoard } from '../../order/kind/merchant'
import type { MerchantParcels } from './parcels'
import * as queries from './queries/orders'
import type { MallRefusal } from './refusal'
import { mallOrderView } from './view'

const boardOf = ({ db, seal, clock }: Context): OrderBoard => ({
  tabs: merchantTabs.mall,
  async list(page, { storeId, tab, language }) {
    const known = merchantTabs.mall.find((each) => each === tab)
    const rows = known ? await queries.listShopOrders(db, { storeId, tab: known, slice: page.slice }) : []
    const packing = await queries.packingOf(db, page.shown(rows))
    return page.answer(rows, (row) => mallOrderView(row, packing, seal, { language, now: clock.now() }))
  },
  counts: (storeId) => queries.countShopOrders(db, storeId),
})

/** Shops' work on mall orders. */
export function mallWork(
  context: Context,
  { parcels, refusal }: { readonly parcels: MerchantParcels; readonly refusal: MallRefusal },
): MerchantPart {
  const { db, seal, clock } = context
  return {
    store: {
      hasMenu: false,
      counted: () => Promise.resolve(),
      acceptsByItself: false,
      takesReturns: true,
      takesTables: false,
    },
    board: boardOf(context),
    events: { refuse: 'cannotShip' },
    figures: (storeId, since) => queries.shopFiguresSince(db, storeId, since),
    refuse: (tx, order, refused) => refusal.refuse(tx, order, refused),
    ready: 'none',
    ship: (tx, order, parcel) => parcels.ship(tx, order, parcel),
    async order(on, orderId, language) {
      const row = await queries.shopOrder(on, orderId)
      return mallOrderView(row, await queries.packingOf(on, [row]), seal, { language, now: clock.now() })
    },
  }
}
