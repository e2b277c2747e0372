import { neverStuck } from '../../modules/order/kind/overdue'
import type { OrderKind } from '../../modules/order/kind'
import { type TicketEvent, type TicketState, ticket, ticketActions, ticketPhases } from './contract'
import * as queries from './queries'
import type { TicketTrading } from './trading'

/** Tickets: a second kind of orders, only for tests, which verifies that shared code is independent of the kind. */
export const ticketKind = (trading: TicketTrading): OrderKind<TicketState, TicketEvent, never> => ({
  name: 'ticket',
  states: { machine: ticket, actions: ticketActions },
  phases: ticketPhases,
  reasons: {
    cancel: [{ key: 'other', text: { en: 'Something else', zh: '其他原因' } }],
    refund: [{ key: 'moved', text: { en: 'The show was moved', zh: '演出改期' } }],
    others: [],
    clock: { expire: { en: 'Not paid in time', zh: '超时未支付' } },
  },
  trading,
  parties: ['customer', 'store', 'platform'],
  ...{
    review: 'none',
    messages: 'none',
    merchant: 'none',
    news: 'none',
    search: 'none',
    reservation: 'none',
    waitlist: 'none',
  },
  ...{
    paying: 'none',
    isInvoiced: false,
    remindMinutes: 'none',
    overdue: neverStuck,
    track: 'none',
    arrival: 'none',
    delivery: 'none',
    on: {},
    clock: {},
  },
  refunds: { services: ['refundOnly'], isDecidedByPlatform: true, restocks: () => true },
  inventory: {
    async reserve(tx, lines) {
      for (const { itemId, quantity } of lines) if (!(await queries.takeSeats(tx, itemId, quantity))) return undefined
      return queries.seatsLeft(
        tx,
        lines.map(({ itemId }) => itemId),
      )
    },
    async release(tx, lines) {
      for (const { itemId, quantity } of lines) await queries.giveSeats(tx, itemId, quantity)
    },
  },
  async summaries(db, heads) {
    const rows = await queries.ticketsOf(
      db,
      heads.map(({ id }) => id),
    )
    return new Map(rows.map(({ order_id, seat }) => [order_id, { seat }]))
  },
  async detail(db, { id }) {
    const [row] = await queries.ticketsOf(db, [id])
    return { seat: row?.seat ?? '' }
  },
})
