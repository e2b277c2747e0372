import { type Kysely, sql } from 'kysely'
import type { OrderId } from '@contract/entities/ids'
import type { Database } from '../../database/schema'
import { trustedId } from '../../security/trusted-id'

type Db = Kysely<Database>

/** The id of the stay that has an order number. */
export async function orderByNumber(db: Db, number: string): Promise<OrderId | undefined> {
  const found = await db
    .selectFrom('orders')
    .select('id')
    .where('number', '=', number)
    .where('kind', '=', 'hotel')
    .executeTakeFirst()
  return found && trustedId('order', found.id)
}

/** Inserts nights of a room type at its usual price that are not there, such as past ones. */
export async function addNights(db: Db, roomTypeId: string, from: string, until: string): Promise<void> {
  await sql`
    insert into room_nights (id, room_type_id, night, allotment, price)
    select md5(room_types.id::text || night)::uuid, room_types.id, night::date, allotment, base_price
    from room_types cross join generate_series(${from}::timestamp, ${until}::timestamp - interval '1 day', interval '1 day') as night
    where room_types.id = ${roomTypeId}
    on conflict do nothing`.execute(db)
}
