import { type RawBuilder, sql, type Insertable, type Kysely, type Selectable, type Transaction } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { CouponGroup } from '@contract/calls/coupon'
import type { Business } from '@contract/entities/business'
import type { CouponStatus } from '@contract/entities/coupon'
import type { CouponId } from '@contract/entities/ids'
import type { BusinessKind } from '@contract/order-kinds'
import { ascending, descending, Keyset, type Slice } from '../../database/keyset'
import type { Bilingual, CouponKind, CouponTable, CustomerCouponTable, Database } from '../../database/schema'
import { openKinds } from '../pricing/coupon-rules'

type Db = Kysely<Database>
type Tx = Transaction<Database>

/** The business whose stores offer their coupons in one place. */
const sharedBusiness: Business = 'mall'

export interface CouponRow extends Selectable<CouponTable> {
  store_name: Bilingual | null
  store_business: BusinessKind | null
  category_name: Bilingual | null
}

/** Coupons with the names of their store and category. */
function withScope(db: Db) {
  return db
    .selectFrom('coupons')
    .leftJoin('stores', 'stores.id', 'coupons.store_id')
    .leftJoin('categories', 'categories.key', 'coupons.category_key')
    .selectAll('coupons')
    .select(['stores.name as store_name', 'stores.business as store_business', 'categories.name as category_name'])
}

interface Claiming {
  readonly storeId?: string
  readonly business: Business
  readonly customer: { readonly id: string; readonly isMember: boolean } | null
  readonly now: Date
}

/** Whether a coupon is good for orders of a kind. */
const isFor = (kind: string) => sql<boolean>`${kind} = any(coupons.for_kinds)`

/** Whether a coupon can be claimed now; for a customer, below the limit per customer. */
const isOpen = ({ customer, now }: Pick<Claiming, 'customer' | 'now'>) => {
  const mine = sql`(select count(*) from customer_coupons
    where coupon_id = coupons.id and customer_id = ${customer?.id ?? null}::uuid)`
  return sql<boolean>`(claim_from <= ${now} and claim_until > ${now} and coupons.valid_until > ${now}
    and (stock is null or stock > 0)
    ${customer?.isMember ? sql`` : sql`and coupons.kind = any(${[...openKinds]}::text[])`}
    ${customer ? sql`and ${mine} < per_customer` : sql``})`
}

/** Goods for which coupons can be claimed. */
export interface ClaimedFor {
  readonly kind: string
  readonly storeId: string
  readonly category: string
  readonly goods: number
}

/** The kinds of the coupons of the platform and of a store that a customer can claim for goods, each once a coupon. */
export async function claimableKinds(
  db: Db,
  { kind, storeId, category, goods }: ClaimedFor,
  claiming: Pick<Claiming, 'customer' | 'now'>,
): Promise<CouponKind[]> {
  const rows = await db
    .selectFrom('coupons')
    .select('coupons.kind')
    .where(isOpen(claiming))
    .where(isFor(kind))
    .where((eb) => eb.or([eb('store_id', 'is', null), eb('store_id', '=', storeId)]))
    .where((eb) => eb.or([eb('category_key', 'is', null), eb('category_key', '=', category)]))
    .where('minimum', '<=', goods)
    .limit(most)
    .execute()
  return rows.map((row) => row.kind)
}

/** Claimable coupons counted at most. */
const most = 40

/**
 * The coupons claimable now, of a store or, without `storeId`, of the platform for a business; for a customer, those below the limit per
 * customer.
 */
export function claimable(db: Db, { storeId, business, customer, now }: Claiming): Promise<CouponRow[]> {
  const scoped = withScope(db).where(isOpen({ customer, now }))
  const query = storeId
    ? scoped.where('store_id', '=', storeId)
    : scoped.where('store_id', 'is', null).where(isFor(business))
  return query.orderBy('coupons.position').orderBy('coupons.id').limit(20).execute()
}

/** A coupon by its id; undefined when there is none. */
export function findCoupon(db: Db, id: string): Promise<Selectable<CouponTable> | undefined> {
  return db.selectFrom('coupons').selectAll().where('id', '=', id).executeTakeFirst()
}

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

/** Takes one from the stock of a limited coupon, which locks its row; false when none is left. */
export async function takeFromStock(tx: Tx, couponId: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('coupons')
    .set((eb) => ({ stock: eb('stock', '-', 1) }))
    .where('id', '=', couponId)
    .where('stock', '>', 0)
    .executeTakeFirst()
  return numUpdatedRows > 0n
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

/** Gives a customer one more of a coupon; what is given at the same time gets the next serial number. */
export async function insertNextCoupon(
  tx: Tx,
  coupon: { readonly couponId: string; readonly customerId: string; readonly from: Date; readonly until: Date },
): Promise<void> {
  const { couponId, customerId, from, until } = coupon
  let inserted = 0n
  while (inserted === 0n) {
    const { numAffectedRows } = await sql`
      insert into customer_coupons (id, coupon_id, customer_id, serial, valid_from, valid_until, received_at)
      select ${uuid()}, ${couponId}, ${customerId}, coalesce(max(serial), 0) + 1, ${from}, ${until}, ${from}
      from customer_coupons where customer_id = ${customerId} and coupon_id = ${couponId}
      on conflict (customer_id, coupon_id, serial) do nothing`.execute(tx)
    inserted = numAffectedRows ?? 0n
  }
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

/**
 * Marks coupons as used by an order, rows locked in id order; false when one is used already or not the customer's.
 */
export async function useCoupons(
  tx: Tx,
  { ids, customerId, orderId, at }: { ids: readonly string[]; customerId: string; orderId: string; at: Date },
): Promise<boolean> {
  if (ids.length === 0) return true
  const free = await tx
    .selectFrom('customer_coupons')
    .select('id')
    .where('id', 'in', ids)
    .where('customer_id', '=', customerId)
    .where('swapped_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute()
  if (free.length !== ids.length) return false
  const { numUpdatedRows } = await tx
    .updateTable('customer_coupons')
    .set({ order_id: orderId, used_at: at })
    .where('id', 'in', ids)
    .where('order_id', 'is', null)
    .executeTakeFirst()
  return Number(numUpdatedRows) === ids.length
}

/** Notes that coupons are used for several orders that are paid together. */
export async function shareCoupons(tx: Tx, ids: readonly string[], orderIds: readonly string[]): Promise<void> {
  const rows = ids.flatMap((coupon_id) => orderIds.map((order_id) => ({ coupon_id, order_id })))
  if (rows.length > 0) await tx.insertInto('coupon_uses').values(rows).execute()
}

const ofOrder = (orderId: string) => sql<boolean>`(
  customer_coupons.order_id = ${orderId} or customer_coupons.id in (select coupon_id from coupon_uses where order_id = ${orderId})
)`

/**
 * Marks the coupons of an order as unused, rows locked in id order. A coupon that other orders use too stays used until the
 * last of them ends.
 */
export async function freeCoupons(tx: Tx, orderId: string): Promise<void> {
  await sql`select id from customer_coupons where ${ofOrder(orderId)} order by id for update`.execute(tx)
  await sql`
    update customer_coupons set order_id = null, used_at = null
    where ${ofOrder(orderId)} and not exists (
      select from coupon_uses join orders on orders.id = coupon_uses.order_id
      where coupon_uses.coupon_id = customer_coupons.id and orders.id <> ${orderId} and orders.phase <> 'cancelled'
        and exists (select from order_lines where order_id = orders.id and refunded_quantity < quantity)
    )`.execute(tx)
}

/** Frees the coupons of an order that is bought with others from now on, which their uses no longer name. */
export async function dropCoupons(tx: Tx, orderId: string): Promise<void> {
  await freeCoupons(tx, orderId)
  await tx.deleteFrom('coupon_uses').where('order_id', '=', orderId).execute()
}

const byPosition = new Keyset([
  ascending('integer', sql.ref('coupons.position')),
  ascending('id', sql.ref('coupons.id')),
])

interface Offered {
  readonly business: Business | 'hotel'
  /** Of the platform or of this store; undefined where the business says whose coupons are shown. */
  readonly hotelId?: string | null | undefined
  readonly group: CouponGroup | undefined
  readonly shopId: string | undefined
  readonly customerId: string | null
  readonly now: Date
  readonly slice: Slice
}

/** Conditions of the coupon groups. */
const groups: Readonly<Record<CouponGroup, RawBuilder<boolean>>> = {
  platform: sql<boolean>`store_id is null and coupons.kind <> 'delivery'`,
  shops: sql<boolean>`store_id is not null`,
  shipping: sql<boolean>`coupons.kind = 'delivery'`,
}

/** One page of the coupons on offer for a business, with how many of each the customer has received. */
export function offered(db: Db, { business, group, shopId, hotelId, customerId, now, slice }: Offered) {
  let query = withScope(db)
    .select((eb) =>
      eb
        .selectFrom('customer_coupons')
        .select((count) => count.fn.countAll<number>().as('count'))
        .whereRef('coupon_id', '=', 'coupons.id')
        .where('customer_id', '=', customerId)
        .as('received'),
    )
    .where(isFor(business))
    .where('claim_from', '<=', now)
    .where('claim_until', '>', now)
    .where('coupons.valid_until', '>', now)
  if (hotelId) query = query.where((eb) => eb.or([eb('store_id', 'is', null), eb('store_id', '=', hotelId)]))
  else if (business !== sharedBusiness) query = query.where('store_id', 'is', null)
  if (group !== undefined) query = query.where(groups[group])
  if (shopId !== undefined) query = query.where('store_id', '=', shopId)
  return byPosition.page(query, slice).execute()
}

const newestGift = new Keyset([descending('instant', sql.ref('granted_at')), descending('id', sql.ref('id'))])

/** One page of a customer's granted coupons, newest first. */
export function gifts(db: Db, customerId: string, slice: Slice) {
  const query = db.selectFrom('member_grants').selectAll().where('customer_id', '=', customerId)
  return newestGift.page(query, slice).execute()
}
