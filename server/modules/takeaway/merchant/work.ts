import { merchantTabs } from '@contract/merchant-work'
import { takeaway, type DeliveryMethod, type TakeawayState } from '@contract/states/takeaway'
import { canMarkReady, merchantEvents } from '@contract/states/takeaway-merchant'
import type { Context } from '../../../context'
import { Failure } from '../../../http/failure'
import type { Engines } from '../../engines'
import type { MerchantPart, OrderBoard } from '../../order/kind/merchant'
import { takeawayOrder, updateTakeaway } from '../queries'
import { answerRider } from '../rider-troubles'
import * as queries from './queries'
import { orderView } from './view'
import { forgetRestocks } from '../shortage/queries'

const boardOf = ({ db, seal }: Context): OrderBoard => ({
  tabs: merchantTabs.takeaway,
  async list(page, { storeId, tab, language }) {
    const known = merchantTabs.takeaway.find((each) => each === tab)
    const rows = known ? await queries.listStoreOrders(db, { storeId, tab: known, slice: page.slice }) : []
    return page.answer(rows, (row) => orderView(row, seal, language))
  },
  counts: (storeId) => queries.countStoreOrders(db, storeId),
})

/** Stores' work on takeaway orders. */
export function takeawayWork(context: Context, engines: Pick<Engines, 'orders' | 'notices'>): MerchantPart {
  const { db, seal, clock } = context
  const { orders } = engines
  return {
    store: { hasMenu: true, counted: forgetRestocks, acceptsByItself: true, takesReturns: false, takesTables: true },
    board: boardOf(context),
    events: merchantEvents,
    async figures(storeId, since) {
      return { ...(await queries.figuresSince(db, storeId, since)), parcelsShipped: null }
    },
    async refuse(tx, order, { reason, lines, soldOut }) {
      if (lines || soldOut) throw new Failure('invalidRequest', { fields: ['lines', 'soldOut'] })
      await orders.eventsOf(takeaway).fire(tx, order, merchantEvents.refuse, 'merchant', { reason })
    },
    // An order that the customer collects becomes `ready`; one that a courier takes is marked.
    async ready(tx, order) {
      const { ready_at, closed_until } = await takeawayOrder(tx, order.id)
      const state = order.state as TakeawayState
      const marks = canMarkReady({ state, variant: order.variant as DeliveryMethod, isReady: ready_at !== null })
      if (!marks) await orders.eventsOf(takeaway).fire(tx, order, merchantEvents.ready, 'merchant')
      await updateTakeaway(tx, order.id, { ready_at: clock.now() })
      if (closed_until) await answerRider(tx, engines, order)
      if (marks) await orders.touch(tx, order, {})
    },
    ship: 'none',
    order: async (on, orderId, language) => orderView(await queries.storeOrder(on, orderId), seal, language),
  }
}
