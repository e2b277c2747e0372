import { type Kysely, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Position } from '@contract/entities/common'
import { limits } from '@contract/limits'
import { ascending, Keyset, type Slice } from '../../../database/keyset'
import type { Database } from '../../../database/schema'
import { distanceFrom } from '../../store/queries'
import { isJoinable, shownDeals } from './deals'

type Db = Kysely<Database>

/** Place and time of a list's viewer. */
export interface ListViewer {
  readonly place: Position
  readonly now: Date
}

const isNearby = (place: Position) => sql<boolean>`${distanceFrom(place)} <= ${limits.groupDealRange}`

/** Deals that groups can be started of, now or soon, nearest first; those of one store, or nearby. */
export function listDeals(db: Db, { place, now }: ListViewer, { storeId, slice }: { storeId?: string; slice: Slice }) {
  const order = new Keyset([ascending('float', distanceFrom(place)), ascending('id', sql`group_deals.id`)])
  const all = shownDeals(db, place, now).where('ends_at', '>', now).where('on_sale', '=', true)
  const wanted = storeId ? all.where('group_deals.store_id', '=', storeId) : all.where(isNearby(place))
  return order.page(wanted, slice).execute()
}

const order = new Keyset([
  ascending('integer', sql`deal_groups.size - deal_groups.taken`),
  ascending('instant', sql`deal_groups.deadline`),
  ascending('id', sql`deal_groups.id`),
])

/** Groups that can be joined with their deal, nearest to full first; those of one deal, or nearby. */
export function listGroups(
  db: Db,
  { place, now }: ListViewer,
  { dealId, customerId, slice }: { dealId?: string; customerId: string | undefined; slice: Slice },
) {
  const all = db
    .selectFrom('deal_groups')
    .innerJoin('group_deals', 'group_deals.id', 'deal_id')
    .innerJoin('packages', 'packages.id', 'group_deals.package_id')
    .innerJoin('stores', 'stores.id', 'group_deals.store_id')
    .innerJoin('customers as leader', 'leader.id', 'leader_id')
    .select(['deal_groups.id', 'deal_id', 'deal_groups.price', 'deal_groups.size', 'taken', 'deadline'])
    .select(['leader.nickname', 'leader.avatar', 'packages.name', 'packages.picture', 'market_price'])
    .select(['group_deals.store_id', 'stores.name as store_name', 'stores.logo as store_logo'])
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom('group_places')
          .innerJoin('customers', 'customers.id', 'group_places.customer_id')
          .select(['customers.avatar', 'group_places.customer_id'])
          .whereRef('group_places.group_id', '=', 'deal_groups.id')
          .where('group_places.state', '<>', 'givenBack')
          .orderBy(sql`group_places.customer_id = deal_groups.leader_id`, 'desc')
          .orderBy('joined_at'),
      ).as('people'),
    ])
    .select(
      sql<boolean>`exists (select from group_places where group_id = deal_groups.id
        and customer_id = ${customerId ?? null}::uuid and state <> 'givenBack')`.as('is_mine'),
    )
    .where(isJoinable(now))
  const wanted = dealId ? all.where('deal_id', '=', dealId) : all.where(isNearby(place))
  return order.page(wanted, slice).execute()
}
export type OpenGroupRow = Awaited<ReturnType<typeof listGroups>>[number]
