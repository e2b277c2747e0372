import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { CouponGroup } from '@contract/calls/coupon'
import { ascending, Keyset, type Slice } from '../../../database/keyset'
import type { Database } from '../../../database/schema'
import { isFor, withScope } from './coupons'

type Db = Kysely<Database>

const byPosition = new Keyset([
  ascending('integer', sql.ref('coupons.position')),
  ascending('id', sql.ref('coupons.id')),
])

/** Conditions by the offerer of a coupon: the platform or a store. */
export const offerers = {
  platform: sql<boolean>`store_id is null`,
  everyone: sql<boolean>`true`,
  store: (id: string) => sql<boolean>`store_id = ${id}`,
  platformAnd: (storeId: string) => sql<boolean>`(store_id is null or store_id = ${storeId})`,
}

/** Conditions of the coupon groups. */
const groups: Readonly<Record<CouponGroup, RawBuilder<boolean>>> = {
  platform: sql<boolean>`store_id is null and coupons.kind <> 'delivery'`,
  shops: sql<boolean>`store_id is not null`,
  shipping: sql<boolean>`coupons.kind = 'delivery'`,
}

interface OnOffer {
  /** Kind of the orders that the coupons are for. */
  readonly kind: string
  readonly by: RawBuilder<boolean>
  readonly group?: CouponGroup | undefined
  readonly customerId: string | null
  readonly now: Date
  readonly slice: Slice
}

/** One page of the coupons on offer for a kind of orders, with how many of each the customer has received. */
export function onOffer(db: Db, { kind, by, group, customerId, now, slice }: OnOffer) {
  const query = withScope(db)
    .select((eb) =>
      eb
        .selectFrom('customer_coupons')
        .select((count) => count.fn.countAll<number>().as('count'))
        .whereRef('coupon_id', '=', 'coupons.id')
        .where('customer_id', '=', customerId)
        .as('received'),
    )
    .where(isFor(kind))
    .where('claim_from', '<=', now)
    .where('claim_until', '>', now)
    .where('coupons.valid_until', '>', now)
    .where(by)
  return byPosition.page(group ? query.where(groups[group]) : query, slice).execute()
}
