import type { Kysely } from 'kysely'
import type { ReservationLine } from '@contract/entities/reservation'
import type { Database } from '../../database/schema'
import { offsetsAround } from '../../local-time'
import type { ReservationPart } from '../order/kind/reservation'
import * as queries from './queries'

const guests = {
  en: (count: number) => (count === 1 ? '1 guest' : `${count} guests`),
  zh: (count: number) => `${count}人`,
}

/** Booked tables in the list of all reservations. */
export const tableLines: ReservationPart = {
  async lines(db: Kysely<Database>, ids, { language }) {
    const [bookings, orders] = [await queries.bookingsOf(db, ids), await queries.ordersOf(db, ids)]
    const byId = new Map(bookings.map((row) => [row.order_id, row]))
    return new Map(
      orders.flatMap((order): [string, ReservationLine][] => {
        const row = byId.get(order.id)
        if (!row) return []
        const line: ReservationLine = {
          id: order.id,
          kind: 'table',
          store: { id: row.store_id, name: order.name[language], logo: order.logo },
          picture: order.logo,
          state: order.state,
          isOpen: order.phase === 'toPay' || order.phase === 'inProgress',
          at: row.at.toISOString(),
          until: null,
          utcOffset: offsetsAround(row.time_zone, row.at),
          note: `${guests[language](row.party)} · ${row.seating[language]}`,
          number: null,
          total: order.total,
        }
        return [[order.id, line]]
      }),
    )
  },
}
