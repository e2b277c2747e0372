import { type RawBuilder, sql, type Kysely, type Selectable, type Transaction } from 'kysely'
import type { CouponGroup } from '@contract/calls/coupon'
import type { Business } from '@contract/entities/business'
import type { BusinessKind } from '@contract/order-kinds'
import { ascending, Keyset, type Slice } from '../../../database/keyset'
import type { Bilingual, CouponKind, CouponTable, Database } from '../../../database/schema'
import { openKinds } from '../../pricing/coupon-rules'

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
export function withScope(db: Db) {
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
  /** Null for the platform's coupons alone. */
  readonly storeId: string | null
  /** Null for a store that is in none. */
  readonly category: string | null
  readonly goods: number
}

/** Kinds of the coupons of the platform and of a store that a customer can claim for goods, one for each coupon. */
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

/** Claimable coupons read for a list of stores at most. */
const mostOfStores = 200

/** The coupons of the platform and of some stores that are claimable now for orders of a kind. */
export function claimableAt(
  db: Db,
  { kind, storeIds }: { readonly kind: string; readonly storeIds: readonly string[] },
  claiming: Pick<Claiming, 'customer' | 'now'>,
) {
  return db
    .selectFrom('coupons')
    .selectAll()
    .where(isOpen(claiming))
    .where(isFor(kind))
    .where(sql<boolean>`(store_id is null or store_id = any(${[...storeIds]}::uuid[]))`)
    .orderBy('position')
    .orderBy('id')
    .limit(mostOfStores)
    .execute()
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

/** The coupons that a customer can claim for orders of a kind: those of a store, if any, then those of the platform. */
export function claimableFor(
  db: Db,
  { kind, storeId }: { readonly kind: string; readonly storeId: string | null },
  claiming: Pick<Claiming, 'customer' | 'now'>,
): Promise<CouponRow[]> {
  return withScope(db)
    .where(isOpen(claiming))
    .where(isFor(kind))
    .where((eb) => eb.or([eb('store_id', 'is', null), eb('store_id', '=', storeId)]))
    .orderBy('store_id')
    .orderBy('coupons.position')
    .orderBy('coupons.id')
    .limit(20)
    .execute()
}

/** A coupon by its id; undefined when there is none. */
export function findCoupon(db: Db, id: string): Promise<Selectable<CouponTable> | undefined> {
  return db.selectFrom('coupons').selectAll().where('id', '=', id).executeTakeFirst()
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
