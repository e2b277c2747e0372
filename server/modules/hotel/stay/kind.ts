import { stay, stayActions, type StayEvent, stayPhases, type StayState } from '@contract/states/stay'
import type { StayWay } from '@contract/entities/hotel'
import type { Context } from '../../../context'
import { invoiceOf } from '../../invoice/queries'
import { invoiceState } from '../../invoice/rules'
import type { Engines } from '../../engines'
import type { OrderKind } from '../../order/kind'
import { stayWork } from '../merchant/work'
import { facilitiesByKey, roomType } from '../rooms/queries'
import { waitingChange } from '../change/queries'
import * as nights from '../nights/queries'
import { findsHotels } from '../search/found'
import { notHostedView } from '../not-hosted/make-good'
import { stayInventory } from './inventory'
import * as queries from './queries'
import { reviewOfOrder } from './review/queries'
import { stayNews } from './news'
import { stayReviews } from './review/part'
import { stayReasons } from './reasons'
import { checkOutDue, noShowDue } from './clock'
import { liveLines } from './lines'
import { stayLines } from './stay-lines'
import { detailPart, summaryPart } from './view'
import { refundAnswers } from '../../order/kind/messages'

/** The order kind of stays in hotels. */
export function hotelKind(
  context: Context,
  { orders }: Engines,
  { trading, waitlist }: Pick<OrderKind, 'trading' | 'waitlist'>,
): OrderKind<StayState, StayEvent, StayWay, 'hotel'> {
  const { seal } = context
  return {
    name: 'hotel',
    states: { machine: stay, actions: stayActions },
    phases: stayPhases,
    reasons: stayReasons,
    inventory: stayInventory(context),
    refunds: { services: ['refundOnly'], isDecidedByPlatform: true, restocks: () => false },
    trading,
    parties: ['customer', 'store', 'platform'],
    review: stayReviews(context, orders),
    messages: { moneyBack: 'stayMoneyBack', target: 'order', shares: 'none', refunds: refundAnswers },
    ...{ merchant: stayWork(context, orders), news: stayNews },
    search: { found: 'hotel', finds: findsHotels(context) },
    reservation: stayLines,
    waitlist,
    ...{
      paying: 'none',
      remindMinutes: 'none',
      overdue: { stuckAfter: { waitingConfirm: 15 }, cancel: 'none' },
      track: 'none',
      arrival: 'none',
      delivery: 'none',
    },
    // The hotel decides how a cancelled stay is invoiced.
    isInvoiced: true,
    on: {
      async pay(tx, { id }) {
        await nights.sellNights(tx, await queries.liveNights(tx, id))
      },
    },
    clock: {
      noShow: async (db, { id }) => noShowDue(await queries.stayOf(db, id)),
      checkOut: async (db, { id }) => checkOutDue(await queries.stayOf(db, id)),
    },
    async summaries(db, heads, { language }) {
      const ids = heads.map(({ id }) => id)
      const byId = new Map((await queries.staysOf(db, ids)).map((row) => [row.order_id, row]))
      return new Map(
        heads.flatMap((head) => {
          const row = byId.get(head.id)
          return row ? [[head.id, summaryPart(row, language)] as const] : []
        }),
      )
    },
    async detail(db, order, viewer) {
      const row = await queries.stayOf(db, order.id)
      const [room, facilities, parts, lines, change, review, invoice] = await Promise.all([
        roomType(db, row.room_type_id),
        facilitiesByKey(db),
        queries.partsBack(db, order.id),
        queries.linesOf(db, order.id),
        waitingChange(db, order.id),
        reviewOfOrder(db, order.id),
        invoiceOf(db, order.id),
      ])
      return detailPart(
        order,
        {
          row,
          room,
          facilities,
          parts,
          change,
          reviewId: review?.id ?? null,
          invoice: invoiceState({ isInvoiced: true, phases: stayPhases }, order, invoice),
          notHosted: await notHostedView(db, row, viewer),
          live: liveLines(lines),
        },
        viewer,
        seal,
      )
    },
  }
}
