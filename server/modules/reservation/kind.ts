import { maskPhone } from '@contract/format'
import { limits } from '@contract/limits'
import { table, tableActions, type TableEvent, tablePhases, type TableState } from '@contract/states/table'
import { minutesAfter } from '../../clock'
import type { Context } from '../../context'
import type { Engines } from '../engines'
import type { OrderKind } from '../order/kind'
import type { WaitlistKind } from '../order/kind/waitlist'
import { visitReviews } from '../review/parts'
import { offerFreed } from '../waitlist/offer'
import { tableNews } from './news'
import * as queries from './queries'
import { tableReasons } from './reasons'
import { tableLines } from './table-lines'
import { bookingView, contactOf, keptOf, restaurantView } from './view'
import type { TableTrading } from './trading'
import { refundAnswers } from '../order/kind/messages'

/** Booked tables as orders (product text §2, shopding). Tables are kept by the placement, and given up with the order. */
export function tableKind(
  context: Context,
  { orders }: Engines,
  { trading, waiting }: { readonly trading: TableTrading; readonly waiting: WaitlistKind },
): OrderKind<TableState, TableEvent, 'offBill' | 'back', 'table'> {
  return {
    name: 'table',
    states: { machine: table, actions: tableActions },
    phases: tablePhases,
    reasons: tableReasons,
    refunds: { services: ['refundOnly'], isDecidedByPlatform: true, restocks: () => false },
    inventory: {
      reserve: () => Promise.resolve(new Map()),
      async release(tx, _, { id }) {
        const { store_id: storeId, day } = await queries.bookingOf(tx, id)
        await queries.lockDay(tx, storeId, day)
        await queries.freeTables(tx, id)
        await offerFreed(context, tx, waiting, { storeId, day })
      },
    },
    trading,
    parties: ['customer', 'store'],
    review: visitReviews(context, orders),
    messages: { moneyBack: 'tableMoneyBack', target: 'order', shares: 'none', refunds: refundAnswers },
    ...{ reservation: tableLines, waitlist: waiting, merchant: 'none', news: tableNews, search: 'none' },
    ...{
      paying: 'none',
      isInvoiced: true,
      remindMinutes: 'none',
      overdue: { stuckAfter: { waitingConfirm: 15 }, cancel: 'none' },
      track: 'none',
      arrival: 'none',
      delivery: 'none',
      on: {},
    },
    clock: { release: async (db, { id }) => (await queries.bookingOf(db, id)).held_until },
    async summaries(db, heads, viewer) {
      const rows = await queries.bookingsOf(
        db,
        heads.map(({ id }) => id),
      )
      return new Map(rows.map((row) => [row.order_id, bookingView(row, viewer)]))
    },
    async detail(db, order, viewer) {
      const row = await queries.bookingOf(db, order.id)
      const restaurant = await queries.findRestaurant(db, row.store_id)
      if (!restaurant) throw new Error(`Order ${order.id} has no restaurant`)
      const { now, language } = viewer
      const { title, name, phone } = contactOf(context.seal, row.contact_sealed)
      const isConfirmed = order.state === 'confirmed'
      const entered = new Date(order.timeline.at(-1)?.at ?? order.placed_at)
      const kept = isConfirmed ? keptOf(row, order.total, now) : 0
      const isCancellable = isConfirmed || order.state === 'waitingConfirm' || order.state === 'pendingPayment'
      const paid = order.payment ? order.total - order.refunded : 0
      return {
        ...bookingView(row, viewer),
        restaurant: restaurantView(restaurant, language),
        seatingId: row.seating_id,
        minimumSpend: row.minimum_spend,
        depositKind: order.variant === 'back' ? 'back' : 'offBill',
        contact: { title, name, maskedPhone: maskPhone(phone) },
        note: row.note,
        heldUntil: row.held_until.toISOString(),
        lateAt: row.late_at?.toISOString() ?? null,
        canBeLate: isConfirmed && row.late_at === null && now < row.held_until,
        answerBefore:
          order.state === 'waitingConfirm' ? minutesAfter(entered, limits.confirmTableMinutes).toISOString() : null,
        cancelling: isCancellable ? { freeUntil: row.free_until.toISOString(), kept, back: paid - kept } : null,
        canChange: isConfirmed && now < row.free_until,
        tables: order.state === 'seated' || order.state === 'review' || order.state === 'done' ? row.tables : [],
      }
    },
  }
}
