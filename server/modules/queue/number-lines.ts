import type { Kysely } from 'kysely'
import type { ReservationLine } from '@contract/entities/reservation'
import type { Database } from '../../database/schema'
import { offsetsAround } from '../../local-time'
import { numberKind, type NamedReservations } from '../reservation/list'
import { numberName } from './line'
import * as queries from './queries'

const words = {
  en: (party: number) => (party === 1 ? '1 guest' : `${party} guests`),
  zh: (party: number) => `${party}人`,
}

/** Numbers in queues in the list of all reservations. */
export const numberLines: NamedReservations = {
  name: numberKind,
  async lines(db: Kysely<Database>, ids, { language }) {
    const rows = await queries.numbersById(db, ids)
    return new Map(
      rows.map((row): [string, ReservationLine] => [
        row.id,
        {
          id: row.id,
          kind: numberKind,
          store: { id: row.store_id, name: row.name[language], logo: row.logo },
          picture: row.logo,
          state: row.state,
          isOpen: row.state === 'waiting' || row.state === 'called',
          at: row.taken_at.toISOString(),
          until: null,
          utcOffset: offsetsAround(row.time_zone, row.taken_at),
          note: words[language](row.party),
          number: numberName(row),
          total: 0,
        },
      ]),
    )
  },
}
