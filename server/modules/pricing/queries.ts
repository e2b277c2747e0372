import type { Kysely } from 'kysely'
import type { Bilingual, Database } from '../../database/schema'

type Db = Kysely<Database>

/** The goods of baskets by id, removed ones too. */
export function goodsByIds(db: Db, ids: readonly string[]) {
  return db
    .selectFrom('goods')
    .select(['id', 'name', 'picture', 'shop_price', 'member_price', 'activity_price', 'is_active'])
    .select(['purchase_limit', 'stock', 'removed_at'])
    .where((eb) => eb('id', '=', eb.fn.any(eb.val([...ids]))))
    .execute()
}

export type PricedGoods = Awaited<ReturnType<typeof goodsByIds>>[number]

export interface PricedOption {
  id: string
  goods_id: string
  name: Bilingual
  price_delta: number
  sold_out: boolean
}

/** Options by id with the goods they belong to, in the order of the menu. */
export function optionsByIds(db: Db, ids: readonly string[]): Promise<PricedOption[]> {
  return db
    .selectFrom('options')
    .innerJoin('option_groups', 'option_groups.id', 'options.group_id')
    .select(['options.id', 'goods_id', 'options.name', 'price_delta', 'sold_out'])
    .where((eb) => eb('options.id', '=', eb.fn.any(eb.val([...ids]))))
    .orderBy('option_groups.position')
    .orderBy('option_groups.id')
    .orderBy('options.position')
    .orderBy('options.id')
    .execute()
}

/** Goods and options of lines, as `priceBasket` wants them: two statements whatever the number of lines. */
export async function loadGoods(db: Db, lines: readonly { goodsId: string; optionIds: readonly string[] }[]) {
  const goods = await goodsByIds(db, [...new Set(lines.map(({ goodsId }) => goodsId))])
  const options = await optionsByIds(db, [...new Set(lines.flatMap(({ optionIds }) => optionIds))])
  return { goods, options }
}
