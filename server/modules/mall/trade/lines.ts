import type { Bilingual } from '../../../database/schema'
import { sum } from '../../pricing/amounts'
import { priceOf, type PriceKind } from '../../pricing/price'
import type { boughtOf, SkuInFull } from './queries'

/** A SKU that is wanted, in the cart or at once. */
export interface WantedSku {
  readonly skuId: string
  readonly quantity: number
}

/** Price of one piece under a deal: points and money together. */
export interface LineDeal {
  readonly points: number
  readonly cash: number
}

/** Why a SKU cannot be bought. */
export type Unavailable = 'offSale' | 'skuGone' | 'soldOut' | 'shopClosed'

/** A wanted SKU at the customer's price. */
export interface SkuLine {
  readonly sku: SkuInFull
  readonly quantity: number
  readonly price: number
  readonly priceKind: PriceKind
  /** The deal under which it is bought, whose points are a part of `price`; null outside of the points mall and flash sales. */
  readonly deal: LineDeal | null
  readonly unavailable: Unavailable | null
  /** The most that can be bought, by stock and by limits over all orders of the customer. */
  readonly most: number
  /** The smaller one of the limits of the SKU and of its product; null without any. */
  readonly limit: number | null
}

type Bought = Awaited<ReturnType<typeof boughtOf>>

/** Why a SKU cannot be bought at all; null when it can. */
export function unavailableOf(sku: SkuInFull): Unavailable | null {
  if (sku.product_removed_at) return 'offSale'
  if (sku.removed_at) return 'skuGone'
  if (sku.shop_status === 'closed') return 'shopClosed'
  return (sku.stock ?? 0) === 0 ? 'soldOut' : null
}

/** Quantity of a SKU that its limits allow beside earlier purchases and other lines of its product. */
function allowed({ sku, quantity }: { sku: SkuInFull; quantity: number }, bought: Bought, ofProduct: number): number {
  const own = bought.filter(({ product_id }) => product_id === sku.product_id)
  const ofSku = own.find(({ sku_id }) => sku_id === sku.id)?.quantity ?? 0
  const all = sum(own, (each) => each.quantity)
  return Math.min(
    sku.purchase_limit === null ? Infinity : sku.purchase_limit - ofSku,
    sku.product_limit === null ? Infinity : sku.product_limit - all - (ofProduct - quantity),
  )
}

const limitOf = ({ purchase_limit: ofSku, product_limit: ofProduct }: SkuInFull): number | null => {
  const limits = [ofSku, ofProduct].filter((limit) => limit !== null)
  return limits.length > 0 ? Math.min(...limits) : null
}

/** Wanted SKUs at a customer's prices, in their order; unknown ones are left out. */
export function linesOf(
  wanted: readonly WantedSku[],
  skus: readonly SkuInFull[],
  bought: Bought,
  isMember: boolean,
): SkuLine[] {
  const byId = new Map(skus.map((sku) => [sku.id, sku]))
  const known = wanted.flatMap(({ skuId, quantity }) => {
    const sku = byId.get(skuId)
    return sku ? [{ sku, quantity }] : []
  })
  return known.map((line) => {
    const { sku, quantity } = line
    const { price, priceKind } = priceOf(sku, isMember)
    const sameProduct = known.filter((each) => each.sku.product_id === sku.product_id)
    const most = Math.min(
      sku.stock ?? 0,
      allowed(
        line,
        bought,
        sum(sameProduct, (each) => each.quantity),
      ),
    )
    return {
      sku,
      quantity,
      price,
      priceKind,
      deal: null,
      unavailable: unavailableOf(sku),
      most: Math.max(0, most),
      limit: limitOf(sku),
    }
  })
}

/** A line at the price of a deal. */
export const underDeal = (line: SkuLine, { points, cash }: LineDeal): SkuLine => ({
  ...line,
  price: points + cash,
  priceKind: 'shop',
  deal: { points, cash },
})

/** The chosen values of a SKU in words, such as "250 g, gift box". */
export function choiceText({ axes, choice }: Pick<SkuInFull, 'axes' | 'choice'>): Bilingual {
  const names = choice.flatMap((value, axis) => {
    const name = axes[axis]?.values[value]?.name
    return name ? [name] : []
  })
  return { en: names.map(({ en }) => en).join(', '), zh: names.map(({ zh }) => zh).join(' ') }
}

/** Picture of a SKU: the SKU's, a chosen value's, or its product's. */
export function pictureOf({
  sku_picture,
  axes,
  choice,
  picture,
}: Pick<SkuInFull, 'sku_picture' | 'axes' | 'choice' | 'picture'>) {
  const ofValue = choice.map((value, axis) => axes[axis]?.values[value]?.picture).find(Boolean)
  return sku_picture ?? ofValue ?? picture
}
