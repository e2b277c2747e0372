import type { MallCart, MallCartLine, MallCartShop } from '@contract/entities/mall-cart'
import type { Language } from '@contract/settings'
import { sum } from '../../pricing/amounts'
import { fullDiscount, nextOf } from '../../pricing/full-discount'
import { choiceText, pictureOf, type SkuLine } from '../trade/lines'
import { isShippedTo, missingForFree } from '../trade/price'
import type { CartLineRow } from './queries'

/** The remaining stock is shown at or below this number. */
const fewLeft = 20

/** A line of the cart with its purchasable quantity. */
export interface CartEntry {
  readonly row: CartLineRow
  readonly line: SkuLine
}

/** Reader of a cart. */
export interface CartReader {
  readonly language: Language
  /** The region code of the address that a check-out starts with; undefined without one. */
  readonly region: string | undefined
}

/** Reason why a line cannot be bought, or not be shipped to the reader; null when it can. */
const unavailableOf = ({ line }: CartEntry, { region }: CartReader): MallCartLine['unavailable'] =>
  line.unavailable ?? (isShippedTo(line, region) ? null : 'notDeliverable')

function lineView(entry: CartEntry, reader: CartReader): MallCartLine {
  const { row, line } = entry
  const { language } = reader
  const { sku, quantity, price, priceKind, most, limit } = line
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
    unavailable: unavailableOf(entry, reader),
    category: sku.category_key,
    shopId: sku.store_id,
  }
}

const costOf = ({ line: { price, quantity } }: CartEntry): number => price * quantity

function shopView(entries: readonly CartEntry[], reader: CartReader): MallCartShop[] {
  const [first] = entries
  if (!first) return []
  const { language, region } = reader
  const { sku } = first.line
  const ticked = entries.filter(({ row }) => row.ticked)
  const goodsTotal = sum(ticked, costOf)
  const { best, next } = fullDiscount(sku.full_discounts, goodsTotal)
  const discount = Math.min(best?.off ?? 0, goodsTotal)
  return [
    {
      shop: { id: sku.store_id, name: sku.shop_name[language], logo: sku.shop_logo },
      lines: entries.map((entry) => lineView(entry, reader)),
      goodsTotal,
      discount,
      nextDiscount: nextOf(next, goodsTotal, discount),
      missingForFree:
        region === undefined
          ? null
          : missingForFree(
              ticked.map(({ line }) => line),
              discount,
              region,
            ),
    },
  ]
}

/** The cart by shop, the shop with the latest change first; unavailable lines are separate. */
export function cartView(entries: readonly CartEntry[], reader: CartReader): MallCart {
  const open = entries.filter((entry) => unavailableOf(entry, reader) === null)
  const shopIds = [...new Set(open.map(({ line }) => line.sku.store_id))]
  const shops = shopIds.flatMap((id) =>
    shopView(
      open.filter(({ line }) => line.sku.store_id === id),
      reader,
    ),
  )
  const ticked = open.filter(({ row }) => row.ticked)
  return {
    shops,
    gone: entries.filter((entry) => !open.includes(entry)).map((entry) => lineView(entry, reader)),
    count: sum(open, ({ line }) => line.quantity),
    tickedCount: sum(ticked, ({ line }) => line.quantity),
    total: sum(shops, ({ goodsTotal, discount }) => goodsTotal - discount),
    discount: sum(shops, ({ discount }) => discount),
  }
}
