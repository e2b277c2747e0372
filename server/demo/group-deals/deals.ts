import type { Insertable, Transaction } from 'kysely'
import { minutesAfter } from '../../clock'
import type { Database } from '../../database/schema'
import type { City } from '../city'
import { demoId } from '../seed/ids'
import { packagesOf } from '../seed/packages'
import { insertAll } from '../seed/queries'

const day = 24 * 60

/** The id of the deal of a demo store. */
export const groupDealId = (store: string): string => demoId('groupDeal', store)

/** Minutes of a group: a day, or half an hour for some. */
const minutesOf = (index: number): number => (index % 8 === 7 ? 30 : day)

/** A rounded price at four fifths of another, in fen. */
const cheaper = (price: number): number => Math.round((price * 0.8) / 100) * 100

/** Inserts a deal for the first package of each store that sells packages: for two, three or four people. */
export async function seedGroupDeals(tx: Transaction<Database>, city: City, now: Date): Promise<void> {
  const rows = packagesOf(city).map(({ store, first }, index): Insertable<Database['group_deals']> => {
    return {
      ...{ id: groupDealId(store), package_id: first.id, store_id: first.store_id, price: cheaper(first.price) },
      ...{ size: 2 + (index % 3), minutes: minutesOf(index), per_customer: index % 5 === 4 ? 2 : null },
      ...{ sold: (index * 53) % 700, starts_at: minutesAfter(now, -90 * day), ends_at: minutesAfter(now, 365 * day) },
    }
  })
  await insertAll(tx, 'group_deals', rows)
}
