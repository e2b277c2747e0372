import { sql, type Kysely, type Transaction } from 'kysely'
import type { Position } from '@contract/entities/common'
import type { Database } from '../../../database/schema'
import { distanceFrom } from '../../store/queries'

type Db = Kysely<Database>
type Tx = Transaction<Database>

/** Whether a group can be joined at a time: somebody has paid, and a place is free. */
export const isJoinable = (now: Date) => sql<boolean>`(deal_groups.state = 'open' and deal_groups.paid > 0
  and deal_groups.taken < deal_groups.size and deal_groups.deadline > ${now})`

const openCount = (now: Date) => sql<number>`(
  select count(*)::int from deal_groups where deal_groups.deal_id = group_deals.id and ${isJoinable(now)})`

/** Deals with their package and store, their distance from a place and how many groups can be joined. */
export const shownDeals = (db: Db, place: Position, now: Date) =>
  db
    .selectFrom('group_deals')
    .innerJoin('packages', 'packages.id', 'group_deals.package_id')
    .innerJoin('stores', 'stores.id', 'group_deals.store_id')
    .select([
      'group_deals.id',
      'group_deals.price',
      'size',
      'group_deals.minutes',
      'group_deals.sold',
      'starts_at',
      'ends_at',
    ])
    .select(['group_deals.per_customer', 'package_id', 'group_deals.store_id', 'packages.name', 'picture'])
    .select(['market_price', 'packages.price as alone_price', 'stock', 'on_sale', 'contents', 'terms', 'valid_days'])
    .select(['stores.name as store_name', 'stores.logo as store_logo'])
    .select([distanceFrom(place).as('distance'), openCount(now).as('open_groups')])

export type DealRow = Awaited<ReturnType<typeof findDeal>> & object

/** One deal as it is shown. */
export const findDeal = (db: Db, id: string, place: Position, now: Date) =>
  shownDeals(db, place, now).where('group_deals.id', '=', id).executeTakeFirst()

/** Package and store of a deal with the deal's terms; also after the package was taken off sale. */
export function soldDeal(db: Db, id: string) {
  return db
    .selectFrom('group_deals')
    .innerJoin('packages', 'packages.id', 'group_deals.package_id')
    .innerJoin('stores', 'stores.id', 'packages.store_id')
    .selectAll('packages')
    .select(['stores.name as store_name', 'stores.time_zone'])
    .select([
      'group_deals.id as deal_id',
      'group_deals.price as deal_price',
      'size',
      'group_deals.minutes',
      'starts_at',
      'ends_at',
    ])
    .select('group_deals.per_customer as deal_limit')
    .where('group_deals.id', '=', id)
    .executeTakeFirst()
}
export type SoldDeal = NonNullable<Awaited<ReturnType<typeof soldDeal>>>

/** Number of a customer's places of a deal, past ones included, without those released. */
export async function placesOfDeal(db: Db, customerId: string, dealId: string): Promise<number> {
  const row = await db
    .selectFrom('group_places')
    .innerJoin('deal_groups', 'deal_groups.id', 'group_id')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('customer_id', '=', customerId)
    .where('deal_id', '=', dealId)
    .where('group_places.state', '<>', 'givenBack')
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

/** The group of a deal that is open and that a customer is in. */
export function ownOpenGroup(db: Db, customerId: string, dealId: string): Promise<{ id: string } | undefined> {
  return db
    .selectFrom('group_places')
    .innerJoin('deal_groups', 'deal_groups.id', 'group_id')
    .select('deal_groups.id')
    .where('customer_id', '=', customerId)
    .where('deal_id', '=', dealId)
    .where('deal_groups.state', '=', 'open')
    .where('group_places.state', '<>', 'givenBack')
    .orderBy('joined_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Counts a place of a group that has formed as sold; the last lock of its transaction, which has one deal. */
export async function addSold(tx: Tx, dealId: string): Promise<void> {
  await tx
    .updateTable('group_deals')
    .set((eb) => ({ sold: eb('sold', '+', 1) }))
    .where('id', '=', dealId)
    .execute()
}
