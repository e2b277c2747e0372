import type { Kysely } from 'kysely'
import type { ReservationLine } from '@contract/entities/reservation'
import type { Database } from '../../../database/schema'
import { offsetsAround } from '../../../local-time'
import type { ReservationPart } from '../../order/kind/reservation'
import { ordersOf } from '../../reservation/queries'
import { daysBetween } from '../days'
import { isByHour } from '../ways'
import { type StayRow, staysOf } from './queries'

/** Such as "2 nights", or the hours. */
const spans = {
  en: (nights: number) => (nights === 1 ? '1 night' : `${nights} nights`),
  zh: (nights: number) => `${nights}晚`,
}

const spanOf = (row: StayRow, language: keyof typeof spans): string =>
  isByHour(row) ? row.terms.rateName[language] : spans[language](daysBetween(row.check_in, row.check_out))

/** Stays in the list of all reservations. */
export const stayLines: ReservationPart = {
  async lines(db: Kysely<Database>, ids, { language }) {
    const [stays, orders] = [await staysOf(db, ids), await ordersOf(db, ids)]
    const byId = new Map(stays.map((row) => [row.order_id, row]))
    return new Map(
      orders.flatMap((order): [string, ReservationLine][] => {
        const row = byId.get(order.id)
        if (!row) return []
        const line: ReservationLine = {
          id: order.id,
          kind: 'hotel',
          store: { id: row.store_id, name: order.name[language], logo: order.logo },
          picture: row.terms.roomPicture,
          state: order.state,
          isOpen: order.phase === 'toPay' || order.phase === 'inProgress',
          at: row.check_in_at.toISOString(),
          until: row.check_out_at.toISOString(),
          utcOffset: offsetsAround(row.time_zone, row.check_in_at),
          note: `${row.terms.roomName[language]} · ${spanOf(row, language)}`,
          number: null,
          total: order.total,
        }
        return [[order.id, line]]
      }),
    )
  },
}
