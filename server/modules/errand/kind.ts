import { errand, errandActions, type ErrandEvent, errandPhases, type ErrandState } from '@contract/states/errand'
import { minutesAfter } from '../../clock'
import type { Context } from '../../context'
import { limits } from '@contract/limits'
import { trustedId } from '../../security/trusted-id'
import { acceptedDelay, refusedDelay } from '../order/delay'
import type { OrderKind } from '../order/kind'
import type { DeliverySource } from '../order/kind/delivery'
import { refundAnswers } from '../order/kind/messages'
import { stateSince } from '../order/queries'
import { laterPurposes } from './money'
import * as queries from './queries'
import { errandReasons } from './reasons'
import type { ErrandTrading } from './trading'
import { arrivalOf, detailPart, summaryPart, trackView } from './view'

/** States in progress in which an errand is at the door, or comes there no more. */
const afterArrival = ['delivered', 'undeliverable', 'riderReturning']

/** Minutes in a state after which an errand is stuck. */
const stuckAfter = {
  ...{ riderAccepted: 60, riderArrived: 60, purchaseQuestion: 60, riderPicking: 120 },
  ...{ riderDelivering: 180, riderDelay: 180, undeliverable: 60, riderReturning: 180 },
}

/** The engine leaves an event to the errand desk, which refunds before it. */
const byTheDesk = () => Promise.resolve(null)

/** Errands: orders without a store, which a rider does (product text §1, §4). */
export function errandKind(
  context: Context,
  { trading, delivery }: { readonly trading: ErrandTrading; readonly delivery: DeliverySource },
): OrderKind<ErrandState, ErrandEvent, never, 'errand'> {
  const { config } = context
  return {
    name: 'errand',
    states: { machine: errand, actions: errandActions },
    phases: errandPhases,
    reasons: errandReasons,
    refunds: {
      ...{ services: ['refundOnly'], isDecidedByPlatform: true, restocks: () => false },
      // A purchase is paid by its receipts, so that its refund is the whole worth.
      async guarantee(db, { id }) {
        const { errand_kind, terms } = await queries.errandOf(db, id)
        return errand_kind === 'buy' ? 0 : terms.ceiling
      },
    },
    ...{ trading, delivery },
    parties: ['customer', 'rider', 'platform'],
    messages: { moneyBack: 'errandMoneyBack', target: 'order', shares: 'none', refunds: refundAnswers },
    // The rider of an errand is rated by a separate call.
    review: 'none',
    ...{ inventory: 'none', paying: 'none', merchant: 'none', news: 'none', search: 'none', reservation: 'none' },
    ...{ waitlist: 'none', isInvoiced: false, remindMinutes: 'none' },
    async arrival(db, { id, state }) {
      if (afterArrival.includes(state)) return null
      return { at: arrivalOf(await queries.errandOf(db, id), state), precision: 'minute' }
    },
    overdue: { stuckAfter, cancel: 'none' },
    on: {
      async accept(tx, { id }) {
        await queries.updateErrand(tx, id, { accepted_at: context.clock.now() })
      },
      async giveUp(tx, { id }) {
        await queries.updateErrand(tx, id, { accepted_at: null, rider: null })
      },
      async acceptDelay(tx, { id }) {
        const change = acceptedDelay(await queries.errandOf(tx, id))
        if (change) await queries.updateErrand(tx, id, change)
      },
      async refuseDelay(tx, { id }) {
        const change = refusedDelay(await queries.errandOf(tx, id))
        if (change) await queries.updateErrand(tx, id, change)
      },
    },
    clock: {
      // Nobody has to accept before the time that the customer chose.
      async lapse(db, { id }) {
        const [{ pickup_at }, since] = [await queries.errandOf(db, id), await stateSince(db, trustedId('order', id))]
        const from = pickup_at && pickup_at > since ? pickup_at : since
        return minutesAfter(from, limits.acceptOrderMinutes)
      },
      ...{ buyWithout: byTheDesk, stopPurchase: byTheDesk, bringBack: byTheDesk, giveAway: byTheDesk },
    },
    async summaries(db, heads, viewer) {
      const ids = heads.map(({ id }) => id)
      const rows = await queries.errandsOf(db, ids)
      const pending = await queries.pendingOf(db, ids, laterPurposes)
      const byId = new Map(rows.map((row) => [row.order_id, row]))
      return new Map(
        heads.flatMap((head) => {
          const row = byId.get(head.id)
          const own = pending.filter(({ subject_id }) => subject_id === head.id)
          return row ? [[head.id, summaryPart(config, head, row, viewer, own)]] : []
        }),
      )
    },
    async track(db, order, viewer) {
      return trackView(order, await queries.errandOf(db, order.id), viewer)
    },
    async detail(db, order, viewer) {
      const { id } = order
      const row = await queries.errandOf(db, id)
      const pending = await queries.pendingOf(db, [id], laterPurposes)
      const [receipts, photos] = [await queries.receiptsOf(db, id), await queries.photosOf(db, id)]
      return detailPart(context, order, row, viewer, { pending, receipts, photos })
    },
  }
}
