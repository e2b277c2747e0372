import { sql, type Insertable, type Kysely, type Transaction } from 'kysely'
import type { OrderId } from '@contract/entities/ids'
import type { Database } from '../../database/schema'

type Db = Kysely<Database>

/** The live delivery of an order; undefined without one. */
export function liveDelivery(db: Db, orderId: OrderId) {
  return db
    .selectFrom('deliveries')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
}

/** A search for a rider of the demo. */
interface Search {
  readonly deliveryId: string
  /** The most deliveries that a rider holds. */
  readonly most: number
  readonly now: Date
}

/** Those of some riders who can be asked to come, who have a hand free, no open offer, and did not give this delivery up, with their newest positions. */
export function freeRiders(db: Db, ids: readonly string[], { deliveryId, most, now }: Search) {
  const held = sql<number>`(select count(*)::int from deliveries d where d.rider_id = riders.customer_id and d.ended_at is null)`
  const isAsked = sql<boolean>`exists (select from delivery_offers o where o.rider_id = riders.customer_id and ((o.state = 'open' and o.expires_at > ${now}) or (o.delivery_id = ${deliveryId} and o.state in ('accepted', 'declined'))))`
  return db
    .selectFrom('riders')
    .leftJoin('rider_positions', 'rider_positions.rider_id', 'riders.customer_id')
    .select(['customer_id as id', 'shift_state as shift', 'latitude', 'longitude', 'at'])
    .select(held.as('held'))
    .where('customer_id', 'in', ids)
    .where('suspended_at', 'is', null)
    .where(held, '<', most)
    .where(sql<boolean>`not ${isAsked}`)
    .execute()
}

/** Inserts accounts and riders that are not there yet. */
export async function insertRiders(
  tx: Transaction<Database>,
  people: Insertable<Database['customers']>[],
  permits: Insertable<Database['riders']>[],
): Promise<void> {
  await tx
    .insertInto('customers')
    .values(people)
    .onConflict((oc) => oc.column('id').doNothing())
    .execute()
  await tx
    .insertInto('riders')
    .values(permits)
    .onConflict((oc) => oc.column('customer_id').doNothing())
    .execute()
}
