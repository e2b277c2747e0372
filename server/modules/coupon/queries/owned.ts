import { sql, type Insertable, type Kysely, type Transaction } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { CouponStatus } from '@contract/entities/coupon'
import type { CouponId } from '@contract/entities/ids'
import { ascending, descending, Keyset, type Slice } from '../../../database/keyset'
import type { CouponTable, CustomerCouponTable, Database } from '../../../database/schema'
import { withScope } from './coupons'

type Db = Kysely<Database>
type Tx = Transaction<Database>

/** Number of a coupon that a customer has received, including used ones. Lock the customer first. */
export async function countReceived(tx: Tx, couponId: string, customerId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('customer_coupons')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('coupon_id', '=', couponId)
    .where('customer_id', '=', customerId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Inserts a coupon of a customer. */
export async function insertCustomerCoupon(tx: Tx, row: Insertable<CustomerCouponTable>): Promise<void> {
  await tx.insertInto('customer_coupons').values(row).execute()
}

/** Inserts a coupon that is given and cannot be claimed, unless it exists. */
export async function ensureCoupon(tx: Tx, coupon: Insertable<CouponTable>): Promise<void> {
  await tx
    .insertInto('coupons')
    .values(coupon)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}

/** Gives a customer one more of a coupon, and answers its id; what is given at the same time gets the next serial number. */
export async function insertNextCoupon(
  tx: Tx,
  coupon: { readonly couponId: string; readonly customerId: string; readonly from: Date; readonly until: Date },
): Promise<string> {
  const { couponId, customerId, from, until } = coupon
  const id = uuid()
  let inserted = 0n
  while (inserted === 0n) {
    const { numAffectedRows } = await sql`
      insert into customer_coupons (id, coupon_id, customer_id, serial, valid_from, valid_until, received_at)
      select ${id}, ${couponId}, ${customerId}, coalesce(max(serial), 0) + 1, ${from}, ${until}, ${from}
      from customer_coupons where customer_id = ${customerId} and coupon_id = ${couponId}
      on conflict (customer_id, coupon_id, serial) do nothing`.execute(tx)
    inserted = numAffectedRows ?? 0n
  }
  return id
}

function mine(db: Db, customerId: string) {
  return withScope(db)
    .innerJoin('customer_coupons as mine', 'mine.coupon_id', 'coupons.id')
    .clearSelect()
    .selectAll('mine')
    .select([
      'coupons.kind',
      'coupons.name',
      'for_kinds',
      'coupons.store_id',
      'coupons.category_key',
      'amount',
      'percent',
    ])
    .select(['minimum', 'with_full_discount', 'valid_days'])
    .select(['stores.name as store_name', 'stores.business as store_business', 'categories.name as category_name'])
    .where('mine.customer_id', '=', customerId)
}

export type CustomerCouponRow = Awaited<ReturnType<typeof unusedCoupons>>[number]

/** Limits the coupons considered for one order; more than a customer has in practice. */
const unusedLimit = 200

/** The unused coupons of a customer, including those not valid yet, earliest expiry first. */
export function unusedCoupons(db: Db, customerId: string, now: Date) {
  return mine(db, customerId)
    .where('mine.order_id', 'is', null)
    .where('mine.swapped_at', 'is', null)
    .where('mine.valid_until', '>', now)
    .orderBy('mine.valid_until')
    .orderBy('mine.id')
    .limit(unusedLimit)
    .execute()
}

/** Number of a customer's unused coupons, including those not valid yet. */
export async function countUnused(db: Db, customerId: string, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom('customer_coupons')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('customer_id', '=', customerId)
    .where('order_id', 'is', null)
    .where('valid_until', '>', now)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Coupons of a customer by id, in any status. */
export function customerCouponsByIds(
  db: Db,
  customerId: string,
  ids: readonly CouponId[],
): Promise<CustomerCouponRow[]> {
  return mine(db, customerId)
    .where((eb) => eb('mine.id', '=', eb.fn.any(eb.val([...ids]))))
    .orderBy('mine.id')
    .execute()
}

/** The coupons that an order was bought with, itself or with the others of its trade. */
export function couponsOfOrder(db: Db, customerId: string, orderId: string): Promise<CustomerCouponRow[]> {
  const shared = sql<boolean>`mine.id in (select coupon_id from coupon_uses where order_id = ${orderId})`
  return mine(db, customerId)
    .where((eb) => eb.or([eb('mine.order_id', '=', orderId), shared]))
    .orderBy('mine.id')
    .execute()
}

const newestId = descending('id', sql.ref('mine.id'))
const orders: Record<CouponStatus, Keyset> = {
  unused: new Keyset([ascending('instant', sql.ref('mine.valid_until')), newestId]),
  used: new Keyset([descending('instant', sql`coalesce(mine.used_at, mine.swapped_at)`), newestId]),
  expired: new Keyset([descending('instant', sql.ref('mine.valid_until')), newestId]),
}

/** One page of a customer's coupons that are unused, used or expired by `now`. */
export function listCustomerCoupons(
  db: Db,
  { customerId, tab, now, slice }: { customerId: string; tab: CouponStatus; now: Date; slice: Slice },
) {
  const spent = sql<boolean>`(mine.order_id is not null or mine.swapped_at is not null)`
  let query = mine(db, customerId).where(tab === 'used' ? spent : sql<boolean>`not ${spent}`)
  if (tab === 'unused') query = query.where('mine.valid_until', '>', now)
  if (tab === 'expired') query = query.where('mine.valid_until', '<=', now)
  return orders[tab].page(query, slice).execute()
}

const newestGift = new Keyset([descending('instant', sql.ref('granted_at')), descending('id', sql.ref('id'))])

/** One page of a customer's granted coupons, newest first. */
export function gifts(db: Db, customerId: string, slice: Slice) {
  const query = db.selectFrom('member_grants').selectAll().where('customer_id', '=', customerId)
  return newestGift.page(query, slice).execute()
}
