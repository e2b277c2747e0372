import type { Transaction } from 'kysely'
import { limits } from '@contract/limits'
import {
  type DeliveryMethod,
  takeaway,
  takeawayActions,
  type TakeawayEvent,
  takeawayPhases,
  type TakeawayState,
} from '@contract/states/takeaway'
import type { Context } from '../../context'
import type { Database } from '../../database/schema'
import { Failure } from '../../http/failure'
import type { Routes as Ways } from '../../routing/routes'
import type { Engines } from '../engines'
import { acceptedDelay, refusedDelay } from '../order/delay'
import type { OrderKind } from '../order/kind'
import type { DeliverySource } from '../order/kind/delivery'
import { isOpen } from '../pricing/hours'
import { riderTipOf } from '../delivery/tips/terms'
import { OrderReviews } from '../review/order-review'
import { ofWhole } from '../review/parts'
import { takeawayWork } from './merchant/work'
import { takeawayNews } from './news'
import * as queries from './queries'
import { takeawayReasons } from './reasons'
import { takeawayRefunds } from './refunds'
import { releaseStock, reserveStock } from './stock/queries'
import type { TakeawayTrading } from './trading'
import { wayToDoor } from './way'
import { arrivalOf } from '../basket/delivery'
import { canCancelFree, detailPart, summaryPart, trackView } from './view'
import { refundAnswers } from '../order/kind/messages'

/** Minutes in a state after which an order is stuck. */
const stuckAfter = {
  ...{ waitingAccept: 15, preparing: 120, riderAccepted: 60, riderArrived: 60, riderPicking: 60 },
  ...{ riderDelivering: 120, riderDelay: 120, merchantDelivering: 180, ready: 24 * 60 },
}

/** The notices of refunds of takeaway. */
const refundNotices = {
  agreeRefund: 'refundPaid',
  receive: 'refundPaid',
  award: 'refundPaid',
  ...refundAnswers,
} as const

/** The order kind of store deliveries and pickups (product text §2, §4). */
export function takeawayKind(
  context: Context,
  engines: Engines,
  {
    trading,
    delivery,
    routes,
  }: { readonly trading: TakeawayTrading; readonly delivery: DeliverySource; readonly routes: Ways },
): OrderKind<TakeawayState, TakeawayEvent, DeliveryMethod, 'takeaway'> {
  const { seal } = context
  const { orders } = engines
  const hasRider = async (tx: Transaction<Database>, orderId: string) =>
    !!(await queries.findTakeaway(tx, orderId))?.rider
  const reviews = new OrderReviews(context, orders, hasRider)
  return {
    name: 'takeaway',
    states: { machine: takeaway, actions: takeawayActions },
    phases: takeawayPhases,
    reasons: takeawayReasons,
    inventory: { reserve: reserveStock, release: releaseStock },
    ...{ trading, delivery },
    parties: ['customer', 'store', 'rider', 'platform'],
    refunds: takeawayRefunds,
    review: { write: ofWhole((tx, order, input) => reviews.write(tx, order, input)), recount: 'none' },
    messages: { moneyBack: 'orderMoneyBack', target: 'order', shares: queries.groupCartOf, refunds: refundNotices },
    ...{ merchant: takeawayWork(context, engines), news: takeawayNews },
    ...{ search: 'none', reservation: 'none', waitlist: 'none', isInvoiced: true, clock: {} },
    remindMinutes: limits.remindMinutes,
    async arrival(db, { id, state }) {
      const row = await queries.takeawayOrder(db, id)
      return row.fulfilment === 'pickup' || state === 'delivered'
        ? null
        : { at: arrivalOf(row, state), precision: 'minute' }
    },
    overdue: { stuckAfter, plannedAt: queries.scheduledFor, cancel: 'cancelLate' },
    on: {
      async acceptDelay(tx, { id }) {
        const change = acceptedDelay(await queries.takeawayOrder(tx, id))
        if (change) await queries.updateTakeaway(tx, id, change)
      },
      async refuseDelay(tx, { id }) {
        const change = refusedDelay(await queries.takeawayOrder(tx, id))
        if (change) await queries.updateTakeaway(tx, id, change)
      },
      async cancelLate(tx, { id }) {
        const order = await queries.takeawayOrder(tx, id)
        if (!canCancelFree(order, context.clock.now())) throw new Failure('orderStateChanged')
      },
      // Its store makes it again; another rider, or the store, brings it next.
      redeliver: (tx, { id }) =>
        queries.updateTakeaway(tx, id, { rider: null, rider_phone_sealed: null, delay: null, ready_at: null }),
    },
    paying: {
      lock: () => Promise.resolve(),
      // A closed store cannot accept the order.
      async refusal(tx, { id }, now) {
        const store = await queries.hoursOf(tx, id)
        return store && !isOpen(store, now) ? 'storeClosed' : null
      },
    },
    async summaries(db, heads, viewer) {
      const rows = await queries.takeawayOrders(
        db,
        heads.map(({ id }) => id),
      )
      const byId = new Map(rows.map((row) => [row.order_id, row]))
      return new Map(
        heads.flatMap((head) => {
          const row = byId.get(head.id)
          return row ? [[head.id, summaryPart(head, row, viewer, seal)]] : []
        }),
      )
    },
    async track(db, order, viewer) {
      const [row] = await queries.takeawayOrders(db, [order.id])
      if (!row) throw new Error(`Order ${order.id} has no row in takeaway_orders`)
      return trackView(order, row, viewer, seal)
    },
    async detail(db, order, viewer) {
      const [row] = await queries.takeawayOrders(db, [order.id])
      if (!row) throw new Error(`Order ${order.id} has no row in takeaway_orders`)
      const [cartId, riderTip] = await Promise.all([
        queries.groupCartOf(db, order.id),
        riderTipOf(db, order.id, viewer.now),
      ])
      const route = wayToDoor(routes, order.state, row)
      const part = detailPart(order, row, viewer, seal)
      // Everybody pays for their own dishes of a shared cart.
      const shared = cartId && { groupCartId: cartId, addition: null }
      return { ...part, riderTip, ...(route && { route }), ...shared }
    },
  }
}
