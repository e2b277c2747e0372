import { sql, type Kysely } from 'kysely'
import type { Picture } from '@contract/entities/common'
import type { Bilingual, Database } from '../../../database/schema'

type Db = Kysely<Database>

/** Order fields in notices. */
export interface OrderHead {
  readonly id: string
  readonly kind: string
  readonly customer_id: string
  readonly total: number
  readonly store: Bilingual
  readonly zone: string
  readonly logo: Picture
  /** The first of its goods; the store's own name and picture for an order without lines. */
  readonly goods: Bilingual
  readonly picture: Picture
}

/** An order with its store and its first goods; undefined for an order without a store. */
export async function orderHead(db: Db, orderId: string): Promise<OrderHead | undefined> {
  const { rows } = await sql<OrderHead>`
    select orders.id, orders.kind, orders.customer_id, orders.total, stores.name as store, stores.time_zone as zone,
      stores.logo, coalesce(line.snapshot -> 'name', stores.name) as goods,
      coalesce(line.snapshot -> 'picture', stores.logo) as picture
    from orders join stores on stores.id = orders.store_id
    left join order_lines as line on line.order_id = orders.id and line.position = (
      select min(position) from order_lines where order_id = orders.id
    )
    where orders.id = ${orderId}`.execute(db)
  return rows[0]
}

const stayOf = (db: Db, orderId: string) =>
  db
    .selectFrom('stays')
    .innerJoin('orders', 'orders.id', 'stays.order_id')
    .select('check_in_at')
    .where('order_id', '=', orderId)

/** Beginning of a stay. */
export async function checkInOf(db: Db, orderId: string): Promise<Date | undefined> {
  return (await stayOf(db, orderId).executeTakeFirst())?.check_in_at
}

/** Beginning of a confirmed stay whose guests have not arrived yet. */
export async function confirmedCheckIn(db: Db, orderId: string): Promise<Date | undefined> {
  return (await stayOf(db, orderId).where('state', '=', 'confirmed').executeTakeFirst())?.check_in_at
}

/** The goods of a parcel: its order and its first line. */
export async function parcelHead(db: Db, parcelId: string) {
  return db
    .selectFrom('parcels')
    .leftJoin('parcel_lines', 'parcel_lines.parcel_id', 'parcels.id')
    .leftJoin('order_lines', (join) =>
      join
        .onRef('order_lines.order_id', '=', 'parcels.order_id')
        .onRef('order_lines.position', '=', 'parcel_lines.position'),
    )
    .select(['parcels.order_id', 'order_lines.snapshot'])
    .where('parcels.id', '=', parcelId)
    .orderBy('parcel_lines.position')
    .limit(1)
    .executeTakeFirst()
}

/** A parcel's order and the first of its goods that are neither refunded nor in an open case; undefined without any. */
export async function awaitedGoods(db: Db, parcelId: string) {
  return db
    .selectFrom('parcels')
    .innerJoin('orders', 'orders.id', 'parcels.order_id')
    .innerJoin('parcel_lines', 'parcel_lines.parcel_id', 'parcels.id')
    .innerJoin('order_lines as line', (join) =>
      join.onRef('line.order_id', '=', 'parcels.order_id').onRef('line.position', '=', 'parcel_lines.position'),
    )
    .select(['parcels.order_id', 'orders.store_id', 'orders.number', 'line.snapshot'])
    .where('parcels.id', '=', parcelId)
    .where('parcel_lines.quantity', '>', 0)
    .whereRef('line.refunded_quantity', '<', 'line.quantity')
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('refund_lines')
            .select('refund_id')
            .whereRef('refund_lines.order_id', '=', 'line.order_id')
            .whereRef('refund_lines.position', '=', 'line.position')
            .where('open', '=', true),
        ),
      ),
    )
    .orderBy('parcel_lines.position')
    .limit(1)
    .executeTakeFirst()
}

/** The parcels of an order that were delivered since a time. */
export async function deliveredParcels(db: Db, orderId: string, since: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('parcels')
    .select('id')
    .where('order_id', '=', orderId)
    .where('state', '=', 'delivered')
    .where('delivered_at', '>', since)
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** A product's name and picture. */
export async function productsByIds(db: Db, ids: readonly string[]) {
  return db
    .selectFrom('products')
    .select(['id', 'name', 'picture'])
    .where((eb) => eb('id', '=', eb.fn.any(eb.val([...ids]))))
    .execute()
}

/** Balance due of a presale order, and its deadline. */
export async function balanceOf(db: Db, orderId: string) {
  return db
    .selectFrom('presale_orders')
    .innerJoin('skus', 'skus.id', 'presale_orders.sku_id')
    .innerJoin('products', 'products.id', 'skus.product_id')
    .select(['balance', 'balance_until', 'products.name'])
    .where('order_id', '=', orderId)
    .executeTakeFirst()
}

/** A store's name, zone and logo. */
export async function storeHead(db: Db, id: string) {
  return db
    .selectFrom('stores')
    .select(['name', 'time_zone as zone', 'logo'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}

/** Offer of a waitlist entry; undefined once the offer is over. */
export async function waitlistOffer(db: Db, id: string) {
  return db
    .selectFrom('waitlist_entries')
    .select(['id', 'customer_id', 'store_id', 'offer', 'held_until'])
    .where('id', '=', id)
    .where('state', '=', 'offered')
    .executeTakeFirst()
}

/** Unused coupons that end within a period, by customer; a batch of those not notified yet. */
export async function endingCoupons(db: Db, now: Date, before: Date, day: string, most: number) {
  const { rows } = await sql<{ customer_id: string; count: number; amount: number; until: Date }>`
    select own.customer_id, count(*)::int as count, min(own.valid_until) as until,
      coalesce(sum(coupons.amount) filter (where coupons.percent is null), 0)::int as amount
    from customer_coupons as own join coupons on coupons.id = own.coupon_id
    where own.order_id is null and own.swapped_at is null and own.valid_until > ${now} and own.valid_until <= ${before}
      and not exists (select from notices where notices.customer_id = own.customer_id
        and topic = 'couponsExpire' and subject = ${day})
    group by own.customer_id order by own.customer_id limit ${most}`.execute(db)
  return rows
}
