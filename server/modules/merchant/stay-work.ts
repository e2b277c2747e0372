import type { Context } from '../../context'
import { Failure } from '../../http/failure'
import type { Services } from '../../services'
import { merchantStay, stayFiguresSince } from '../hotel/merchant/queries'
import { merchantStayView } from '../hotel/merchant/view'
import type { ActingWork } from './work'

/** Hotels' work on stays that they confirm by hand; everything else goes through arrivals. */
export function stayWork({ db, seal, clock }: Context, { orders }: Pick<Services, 'orders'>): ActingWork {
  return {
    events: { accept: 'accept', refuse: 'refuse' },
    async figures(storeId, since) {
      return { ...(await stayFiguresSince(db, storeId, since)), cookingMinutes: null, parcelsShipped: null }
    },
    async refuse(tx, order, { reason, lines, soldOut }) {
      if (lines || soldOut) throw new Failure('invalidRequest', { fields: ['lines', 'soldOut'] })
      await orders.fire(tx, order, 'refuse', 'merchant', { reason })
    },
    order: async (on, orderId, language) =>
      merchantStayView(await merchantStay(on, orderId), seal, language, clock.now()),
  }
}
