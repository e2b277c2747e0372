import { mall, mallActions, type MallEvent, mallPhases, type MallState } from '@contract/states/mall'
import { limits } from '@contract/limits'
import type { Context } from '../../../context'
import type { OrderKind } from '../../order/kind'
import { LineReviews } from '../../review/line-review'
import { ofLines } from '../../review/parts'
import { linesWithCases } from '../after-sales/queries'
import { mallRefunds } from '../after-sales/policy'
import { mallInventory } from './inventory'
import { presaleOrder, presaleOrders } from '../presale/queries'
import { mallNews } from './news'
import * as queries from './queries'
import { receiptDueOf } from './receipt'
import { mallReasons } from './reasons'
import { detailPart, orderDates, summaryPart } from './view'

/** The notices of after-sales cases. */
const caseNotices = {
  agreeRefund: 'casePaid',
  receive: 'casePaid',
  award: 'casePaid',
  refuse: 'caseRefused',
  agreeReturn: 'caseSendBack',
  awardReturn: 'caseSendBack',
  dismiss: 'caseDismissed',
} as const

/** Order kind of goods shipped by the mall's shops (product text §2, §4). */
export function mallKind(
  context: Context,
  { trading, merchant, search }: Pick<OrderKind, 'trading' | 'merchant' | 'search'>,
): OrderKind<MallState, MallEvent, never, 'mall'> {
  const reviews = new LineReviews(context)
  const { seal } = context
  return {
    name: 'mall',
    states: { machine: mall, actions: mallActions },
    phases: mallPhases,
    reasons: mallReasons,
    inventory: mallInventory,
    trading,
    parties: ['customer', 'store', 'platform'],
    review: { write: ofLines((tx, order, input) => reviews.write(tx, order, input)), recount: 'none' },
    messages: { moneyBack: 'mallMoneyBack', target: 'order', shares: 'none', refunds: caseNotices },
    ...{ merchant, news: mallNews, search },
    ...{
      paying: 'none',
      reservation: 'none',
      waitlist: 'none',
      isInvoiced: true,
      track: 'none',
      delivery: 'none',
      on: {},
    },
    remindMinutes: limits.remindShopMinutes,
    async arrival(db, order) {
      const [row, parcels, presale] = await Promise.all([
        queries.mallOrder(db, order.id),
        queries.parcelsOf(db, order.id),
        presaleOrder(db, order.id),
      ])
      const by = orderDates(order, { row, parcels, presale, settings: context.config }).arrivesBy
      return by === null ? null : { at: new Date(by), precision: 'day' }
    },
    overdue: { stuckAfter: { pendingShipment: 3 * 24 * 60 }, cancel: 'none' },
    clock: { confirmReceipt: (db, { id }) => receiptDueOf(db, id) },
    refunds: mallRefunds(context),
    async summaries(db, heads, viewer) {
      const ids = heads.map(({ id }) => id)
      const [rows, presales] = [await queries.parcelCounts(db, ids), await presaleOrders(db, ids)]
      const byId = new Map(rows.map((row) => [row.order_id, row]))
      const presaleOf = (id: string) => presales.find(({ order_id }) => order_id === id)
      return new Map(
        heads.map((head) => [
          head.id,
          summaryPart(
            head,
            {
              ...(byId.get(head.id) ?? { parcels: 0, shipped: 0, delivered: 0, waiting: 0 }),
              presale: presaleOf(head.id),
            },
            viewer,
          ),
        ]),
      )
    },
    async detail(db, order, viewer) {
      const [row, parcels, cases, receiptBefore, presale] = await Promise.all([
        queries.mallOrder(db, order.id),
        queries.parcelsOf(db, order.id),
        linesWithCases(db, order.id),
        order.state === 'pendingReceipt' ? receiptDueOf(db, order.id) : null,
        presaleOrder(db, order.id),
      ])
      return detailPart(order, { row, parcels, cases, receiptBefore, presale, settings: context.config }, viewer, seal)
    },
  }
}
