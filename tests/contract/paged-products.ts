import { sql } from 'kysely'
import type { TestCaller } from '../../server/testing/caller'
import { MallFactory } from '../../server/testing/mall'
import type { World } from '../../server/testing/world'
import { at, type PagedList, times } from './paged-rows'

/** The products of a merchant's shop; those that are taken out are another shop's. */
export async function merchantProducts({ app, make }: World, merchant: TestCaller): Promise<PagedList> {
  const { db } = app.context
  const mall = new MallFactory(db, make)
  const [own, other] = [await mall.shop({ merchant_id: merchant.id }), await mall.shop()]
  const ids = await times(async () => (await mall.product(other)).id)
  return {
    caller: merchant,
    ids,
    requests: ['onSale', 'soldOut', 'off'].map((tab) => ({ storeId: own.id, tab })),
    put: async (id, position, { tab }) =>
      void (await sql`update products set store_id = ${own.id}, listed_at = ${at(position)}, in_stock = ${tab !== 'soldOut'},
        removed_at = ${tab === 'off' ? at(0) : null} where id = ${id}`.execute(db)),
    takeOut: async (id) => void (await sql`update products set store_id = ${other.id} where id = ${id}`.execute(db)),
  }
}
