import { stay } from '@contract/states/stay'
import type { Context } from '../../../context'
import { Failure } from '../../../http/failure'
import type { OrderEngine } from '../../order/engine'
import type { MerchantPart } from '../../order/kind/merchant'
import { merchantStay, stayFiguresSince } from './queries'
import { merchantStayView } from './view'

/** Hotels' work on stays that they confirm by hand; everything else goes through arrivals. */
export function stayWork({ db, seal, clock }: Context, orders: OrderEngine): MerchantPart {
  return {
    store: {
      hasMenu: false,
      counted: () => Promise.resolve(),
      acceptsByItself: false,
      takesReturns: false,
      takesTables: false,
    },
    board: 'none',
    events: { accept: 'accept', refuse: 'refuse' },
    async figures(storeId, since) {
      return { ...(await stayFiguresSince(db, storeId, since)), cookingMinutes: null, parcelsShipped: null }
    },
    async refuse(tx, order, { reason, lines, soldOut }) {
      if (lines || soldOut) throw new Failure('invalidRequest', { fields: ['lines', 'soldOut'] })
      await orders.eventsOf(stay).fire(tx, order, 'refuse', 'merchant', { reason })
    },
    ready: 'none',
    ship: 'none',
    order: async (on, orderId, language) =>
      merchantStayView(await merchantStay(on, orderId), seal, language, clock.now()),
  }
}
