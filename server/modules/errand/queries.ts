import { sql, type Insertable, type Kysely, type Selectable, type Transaction, type Updateable } from 'kysely'
import type { Database, ErrandOrderTable } from '../../database/schema'

type Db = Kysely<Database>
type Tx = Transaction<Database>
/** An errand with the position of the rider who has it in hand; null for a rider who sends none. */
export type ErrandRow = Selectable<ErrandOrderTable> & {
  readonly rider_latitude: number | null
  readonly rider_longitude: number | null
}

const withPosition = (db: Db) =>
  db
    .selectFrom('errand_orders')
    .leftJoin('deliveries', (join) =>
      join.onRef('deliveries.order_id', '=', 'errand_orders.order_id').on('deliveries.ended_at', 'is', null),
    )
    .leftJoin('rider_positions', 'rider_positions.rider_id', 'deliveries.rider_id')
    .selectAll('errand_orders')
    .select(['rider_positions.latitude as rider_latitude', 'rider_positions.longitude as rider_longitude'])

/** Inserts the own row of an errand. */
export async function insertErrand(tx: Tx, row: Insertable<ErrandOrderTable>): Promise<void> {
  await tx.insertInto('errand_orders').values(row).execute()
}

/** The own row of an errand. Writers lock the order first. */
export function errandOf(db: Db, orderId: string): Promise<ErrandRow> {
  return withPosition(db).where('errand_orders.order_id', '=', orderId).executeTakeFirstOrThrow()
}

/** The own rows of errands, in one statement. */
export function errandsOf(db: Db, orderIds: readonly string[]): Promise<ErrandRow[]> {
  return withPosition(db)
    .where((eb) => eb('errand_orders.order_id', '=', eb.fn.any(eb.val([...orderIds]))))
    .execute()
}

/** Changes the own row of a locked errand. */
export async function updateErrand(tx: Tx, orderId: string, change: Updateable<ErrandOrderTable>): Promise<void> {
  await tx.updateTable('errand_orders').set(change).where('order_id', '=', orderId).execute()
}

/** Adds a receipt; false when its photo was used before. */
export async function insertReceipt(tx: Tx, row: Insertable<Database['errand_receipts']>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('errand_receipts')
    .values(row)
    .onConflict((oc) => oc.column('photo_hash').doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/** The receipts of an errand that count, oldest first. */
export function receiptsOf(db: Db, orderId: string) {
  return db
    .selectFrom('errand_receipts')
    .select(['id', 'amount', 'at'])
    .where('order_id', '=', orderId)
    .where('amount', '>', 0)
    .orderBy('at')
    .orderBy('id')
    .execute()
}

/** Voids the receipts of a locked errand that a correction replaces: their photos stay used. */
export async function voidReceipts(tx: Tx, orderId: string): Promise<void> {
  await tx.updateTable('errand_receipts').set({ amount: 0 }).where('order_id', '=', orderId).execute()
}

/** Counts a wrong try at a hand-over code, and answers how many there were. */
export async function countTry(db: Db, orderId: string, column: 'pickup_tries' | 'delivery_tries'): Promise<number> {
  const row = await db
    .updateTable('errand_orders')
    .set({ [column]: sql`${sql.ref(column)} + 1` })
    .where('order_id', '=', orderId)
    .returning(column)
    .executeTakeFirstOrThrow()
  return row[column] ?? 0
}

/** Kinds of an errand's lines: fee, goods or tip. */
export async function lineKinds(db: Db, orderId: string): Promise<ReadonlyMap<number, string>> {
  const rows = await db
    .selectFrom('order_lines')
    .select(['position', 'item_kind'])
    .where('order_id', '=', orderId)
    .execute()
  return new Map(rows.map(({ position, item_kind }) => [position, item_kind]))
}

/** The pending payments for an errand besides its own, by purpose and id. */
export function pendingPayments(db: Db, orderId: string, purposes: readonly string[]) {
  return db
    .selectFrom('payments')
    .select(['id', 'purpose', 'amount', 'pay_before'])
    .where('subject_id', '=', orderId)
    .where('status', '=', sql.lit('pending'))
    .where('purpose', 'in', [...purposes])
    .orderBy('id')
    .execute()
}

/** The photos of an errand that are still kept, oldest first. */
export function photosOf(db: Db, orderId: string) {
  return db
    .selectFrom('errand_photos')
    .innerJoin('private_media', 'private_media.id', 'errand_photos.media_id')
    .select(['errand_photos.id', 'step', 'media_id', 'errand_photos.at', 'colour', 'private_media.customer_id'])
    .where('order_id', '=', orderId)
    .orderBy('at')
    .orderBy('errand_photos.id')
    .execute()
}

/** Adds a photo that proves a step of a locked errand. */
export async function insertPhoto(tx: Tx, row: Insertable<Database['errand_photos']>): Promise<void> {
  await tx.insertInto('errand_photos').values(row).execute()
}

/** Deletes the photos of an errand's receipts; returns the ids of their pictures. */
export async function deleteReceiptPhotos(tx: Tx, orderId: string): Promise<string[]> {
  const ofReceipts = tx.deleteFrom('errand_photos').where('order_id', '=', orderId).where('step', '=', 'receipt')
  return (await ofReceipts.returning('media_id').execute()).map(({ media_id }) => media_id)
}

/** Deletes at most `most` photos from before a time; returns the ids of their pictures. */
export async function deletePhotos(tx: Tx, before: Date, most: number): Promise<string[]> {
  const some = tx.selectFrom('errand_photos').select('id').where('at', '<=', before).limit(most)
  const rows = await tx.deleteFrom('errand_photos').where('id', 'in', some).returning('media_id').execute()
  return rows.map(({ media_id }) => media_id)
}

/** The errands that riders have to do something about, those that wait longest first. */
export function openErrands(db: Db, states: readonly string[], most: number) {
  return db
    .selectFrom('orders')
    .innerJoin('errand_orders', 'errand_orders.order_id', 'orders.id')
    .select(['number', 'state', 'placed_at', 'errand_kind', 'product', 'places'])
    .where('kind', '=', 'errand')
    .where('state', 'in', states)
    .orderBy('placed_at')
    .limit(most)
    .execute()
}

/** The id and customer of the errand that has an order number. */
export function errandByNumber(db: Db, number: string) {
  return db
    .selectFrom('orders')
    .select(['id', 'customer_id'])
    .where('number', '=', number)
    .where('kind', '=', 'errand')
    .executeTakeFirst()
}

/** The pending later payments of errands, in one statement. */
export function pendingOf(db: Db, orderIds: readonly string[], purposes: readonly string[]) {
  return db
    .selectFrom('payments')
    .select(['id', 'purpose', 'amount', 'pay_before', 'subject_id'])
    .where((eb) => eb('subject_id', '=', eb.fn.any(eb.val([...orderIds]))))
    .where('status', '=', sql.lit('pending'))
    .where('purpose', 'in', [...purposes])
    .orderBy('id')
    .execute()
}

/** Whether a rider gave an errand up before. */
export async function wasGivenUp(db: Db, orderId: string): Promise<boolean> {
  const found = await db
    .selectFrom('order_events')
    .select('id')
    .where('order_id', '=', orderId)
    .where('event', '=', 'giveUp')
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** Stars from which a rating likes the rider. */
const likedFrom = 4

/** The ratings of the errands that a rider has done. */
export async function ratingOfRider(db: Db, riderId: string): Promise<{ liked: number; reviews: number }> {
  const row = await db
    .selectFrom('deliveries')
    .innerJoin('errand_orders', 'errand_orders.order_id', 'deliveries.order_id')
    .select(({ fn }) => fn.countAll<number>().as('reviews'))
    .select(sql<number>`count(*) filter (where rating >= ${sql.lit(likedFrom)})`.as('liked'))
    .where('deliveries.rider_id', '=', riderId)
    .where('deliveries.state', '=', 'delivered')
    .where('rating', 'is not', null)
    .executeTakeFirstOrThrow()
  return { liked: Number(row.liked), reviews: Number(row.reviews) }
}

/** The recipient's address of an errand with its state, and the phone and language of its customer. */
export function recipientOf(db: Db, orderId: string) {
  return db
    .selectFrom('errand_orders')
    .innerJoin('orders', 'orders.id', 'errand_orders.order_id')
    .innerJoin('customers', 'customers.id', 'orders.customer_id')
    .select(['delivery_sealed', 'state', 'customers.phone_hash', 'customers.language'])
    .where('errand_orders.order_id', '=', orderId)
    .executeTakeFirst()
}

const paidOf = (kind: string) =>
  sql<number>`coalesce((select sum(paid) from order_lines where order_lines.order_id = errand_orders.order_id
    and item_kind = ${sql.lit(kind)}), 0)::int`

/** Errands as their riders see them, in one statement. */
export function deliveryParts(db: Db, orderIds: readonly string[]) {
  return db
    .selectFrom('errand_orders')
    .innerJoin('orders', 'orders.id', 'errand_orders.order_id')
    .selectAll('errand_orders')
    .select(['orders.number', 'orders.state', paidOf('errandTip').as('tip'), paidOf('errandGoods').as('goods')])
    .where((eb) => eb('errand_orders.order_id', '=', eb.fn.any(eb.val([...orderIds]))))
    .execute()
}

export type DeliveryPartRow = Awaited<ReturnType<typeof deliveryParts>>[number]
