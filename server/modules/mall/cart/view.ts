import type { MallCart, MallCartLine, MallCartShop } from '@contract/entities/mall-cart'
import type { Language } from '@contract/settings'
import { sum } from '../../pricing/amounts'
import { fullDiscount, nextOf } from '../../pricing/full-discount'
import { choiceText, pictureOf, type SkuLine } from '../trade/lines'
import type { CartLineRow } from './queries'

/** The remaining stock is shown at or below this number. */
const fewLeft = 20

/** A line of the cart with what can be bought of it. */
export interface CartEntry {
  readonly row: CartLineRow
  readonly line: SkuLine
}

function lineView({ row, line }: CartEntry, language: Language): MallCartLine {
  const { sku, quantity, price, priceKind, unavailable, most, limit } = line
  const left = sku.stock ?? 0
  return {
    id: row.id,
    productId: sku.product_id,
    skuId: sku.id,
    name: sku.name[language],
    picture: pictureOf(sku),
    choice: choiceText(sku)[language],
    quantity,
    price,
    shopPrice: sku.shop_price,
    priceKind,
    ticked: row.ticked,
    cheaperBy: price < row.added_price ? row.added_price - price : null,
    most,
    left: left > 0 && left <= fewLeft ? left : null,
    purchaseLimit: limit,
    unavailable,
    category: sku.category_key,
    shopId: sku.store_id,
  }
}

const costOf = ({ line: { price, quantity } }: CartEntry): number => price * quantity

function shopView(entries: readonly CartEntry[], language: Language): MallCartShop[] {
  const [first] = entries
  if (!first) return []
  const { sku } = first.line
  const goodsTotal = sum(
    entries.filter(({ row }) => row.ticked),
    costOf,
  )
  const { best, next } = fullDiscount(sku.full_discounts, goodsTotal)
  const discount = Math.min(best?.off ?? 0, goodsTotal)
  return [
    {
      shop: { id: sku.store_id, name: sku.shop_name[language], logo: sku.shop_logo },
      lines: entries.map((entry) => lineView(entry, language)),
      goodsTotal,
      discount,
      nextDiscount: nextOf(next, goodsTotal, discount),
    },
  ]
}

/** The cart by shop, those with the lines changed last first; what cannot be bought stands apart. */
export function cartView(entries: readonly CartEntry[], language: Language): MallCart {
  const open = entries.filter(({ line }) => line.unavailable === null)
  const shopIds = [...new Set(open.map(({ line }) => line.sku.store_id))]
  const shops = shopIds.flatMap((id) =>
    shopView(
      open.filter(({ line }) => line.sku.store_id === id),
      language,
    ),
  )
  const ticked = open.filter(({ row }) => row.ticked)
  return {
    shops,
    gone: entries.filter(({ line }) => line.unavailable !== null).map((entry) => lineView(entry, language)),
    count: sum(open, ({ line }) => line.quantity),
    tickedCount: sum(ticked, ({ line }) => line.quantity),
    total: sum(shops, ({ goodsTotal, discount }) => goodsTotal - discount),
    discount: sum(shops, ({ discount }) => discount),
  }
}
