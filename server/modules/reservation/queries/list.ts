import { sql, type Kysely } from 'kysely'
import { descending, Keyset, type Slice } from '../../../database/keyset'
import type { Database } from '../../../database/schema'
import { numberKind } from '../list'

type Db = Kysely<Database>

const order = new Keyset([descending('instant', sql`made_at`), descending('id', sql`id`)])

export interface ListAsked {
  readonly customerId: string
  readonly tab: 'all' | 'upcoming' | 'past'
  readonly kind: string | undefined
  /** The kinds of orders that are reservations. */
  readonly kinds: readonly string[]
  readonly slice: Slice
}

/** The reservations of a customer, newest first: orders of some kinds, and numbers in queues. */
export function listReservations(db: Db, { customerId, tab, kind, kinds, slice }: ListAsked) {
  const orders = db
    .selectFrom('orders')
    .select(['id', 'kind', 'placed_at as made_at', sql<boolean>`phase in ('toPay', 'inProgress')`.as('is_open')])
    .where('customer_id', '=', customerId)
    .where('removed_at', 'is', null)
    .where((eb) => eb('kind', '=', eb.fn.any(eb.val([...kinds]))))
  const numbers = db
    .selectFrom('queue_numbers')
    .select(['id', sql<string>`${numberKind}`.as('kind'), 'taken_at as made_at'])
    .select(sql<boolean>`state in ('waiting', 'called')`.as('is_open'))
    .where('customer_id', '=', customerId)
  const all = db
    .selectFrom(orders.unionAll(numbers).as('made'))
    .select(['id', 'kind'])
    .$if(tab !== 'all', (query) => query.where('is_open', '=', tab === 'upcoming'))
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind ?? ''))
  return order.page(all, slice).execute()
}
