import { merchantReportShortage, merchantSubstitutes } from '@contract/calls/merchant'
import { orderAcceptSubstitute } from '@contract/calls/order'
import type { Context } from '../../../context'
import type { Routes } from '../../module'
import type { OrderEngine } from '../../order/engine'
import { storeOrder } from '../merchant/queries'
import { orderView } from '../merchant/view'
import { findTakeaway } from '../queries'
import { Failure } from '../../../http/failure'
import { substituteView } from '../view'
import type { Shortages } from './shortage'

/** Calls about missing dishes and their substitutes (product text §2, refuse-special). */
export const shortageRoutes =
  ({ db, seal }: Context, orders: OrderEngine, shortages: Shortages): Routes =>
  ({ handle }) => {
    handle(merchantSubstitutes, async ({ language }, { orderId, position }) => {
      const order = await findTakeaway(db, orderId)
      if (!order) throw new Failure('orderStateChanged')
      const offers = await shortages.offers(db, orderId, position)
      const items = offers.map(({ record, price }) => ({ ...substituteView(record, language), price }))
      return { ifSoldOut: order.if_sold_out, items }
    })
    handle.once(merchantReportShortage, async (tx, { language }, { orderId, position, goodsId }) => {
      await shortages.report(tx, await orders.lockOf(tx, 'takeaway', orderId), position, goodsId)
      return orderView(await storeOrder(tx, orderId), seal, language)
    })
    handle.once(orderAcceptSubstitute, async (tx, _, { orderId, goodsId }) => {
      const { refunded } = await shortages.accept(tx, await orders.lockOf(tx, 'takeaway', orderId), goodsId)
      return { refunded }
    })
  }
