import { sql, type Kysely } from 'kysely'
import type { Business } from '@contract/entities/business'
import type { CouponKind, Database } from '../../../database/schema'
import { openKinds } from '../../pricing/coupon-rules'
import { type CouponRow, isFor, withScope } from './coupons'

type Db = Kysely<Database>

interface Claiming {
  readonly storeId?: string
  readonly business: Business
  readonly customer: { readonly id: string; readonly isMember: boolean } | null
  readonly now: Date
}

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
