import type * as z from 'zod/mini'
import type { Goods, OptionGroup } from '@contract/entities/goods'
import type { Language } from '@contract/settings'
import { labels } from '../basket/basket'
import { limitLeft } from '../basket/lines'
import { priceOf } from '../pricing/price'
import type { GoodsRow, OptionRow } from './queries'

/** The remaining stock is shown at or below this number. */
const fewLeft = 20

/** An item at the caller's price in a language; `today` is how many of it the caller ordered today. */
export function goodsView(goods: GoodsRow, isMember: boolean, language: Language, today = 0): z.output<typeof Goods> {
  const { priceKind: _, ...prices } = priceOf(goods, isMember)
  return {
    id: goods.id,
    storeId: goods.store_id,
    name: goods.name[language],
    note: goods.note[language],
    picture: goods.picture,
    ...prices,
    activityType: goods.is_active ? (goods.activity_type?.[language] ?? null) : null,
    isActive: goods.is_active,
    purchaseLimit: goods.purchase_limit,
    limitLeft: limitLeft(goods.purchase_limit, today),
    soldOut: goods.stock === 0,
    left: goods.stock > 0 && goods.stock <= fewLeft ? goods.stock : null,
    sales: goods.sales,
    likedPercent: goods.liked_percent,
    tags: [...(goods.second_half ? [labels.secondHalf] : []), ...goods.tags].map((tag) => tag[language]),
    hasOptions: Boolean(goods.has_options),
  }
}

/** Options grouped; rows come in display order. */
export function groupsView(rows: readonly OptionRow[], language: Language): z.output<typeof OptionGroup>[] {
  const groups = new Map<string, z.output<typeof OptionGroup>>()
  for (const row of rows) {
    const { group_id: id, group_name, required, max } = row
    const group = groups.get(id) ?? { id, name: group_name[language], required, max, options: [] }
    const { price_delta: priceDelta, sold_out: soldOut } = row
    group.options.push({ id: row.id, name: row.name[language], priceDelta, soldOut })
    groups.set(id, group)
  }
  return [...groups.values()]
}
