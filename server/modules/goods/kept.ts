import type { Read } from '../favorites/kept'
import { goodsByIds } from '../dish/queries'
import { goodsView } from '../dish/view'

/** Reads items of menus for lists of favourites and footprints. */
export const keptGoods: Read<'goods'> = async ({ db }, { customer, language }, ids) => {
  const rows = await goodsByIds(db, ids)
  return rows.map((row) => {
    const goods = goodsView(row, customer.isMember, language)
    return [row.id, { ...goods, storeName: row.store_name[language], gone: row.removed_at !== null }]
  })
}
