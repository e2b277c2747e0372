import type * as z from 'zod/mini'
import type { Basket, CartLine } from '@contract/entities/cart'
import type { Language } from '@contract/settings'
import { type PricedBasket, priceBasket } from '../basket/basket'
import { statusAt } from '../pricing/hours'
import type { PricedLine } from '../basket/lines'
import type { PricedGoods, PricedOption } from '../basket/queries'
import type { StoreRow } from '../store/queries'
import type { CartLineRow } from './queries'

/** The data that baskets are rendered and priced from. */
export interface CartParts {
  readonly lines: readonly CartLineRow[]
  readonly stores: readonly StoreRow[]
  readonly goods: readonly PricedGoods[]
  readonly options: readonly PricedOption[]
  readonly orderedToday: ReadonlyMap<string, number>
  /** The stores where the customer has ordered before. */
  readonly known: ReadonlySet<string>
  readonly isMember: boolean
  readonly language: Language
  readonly now: Date
}

function lineView(priced: PricedLine<CartLineRow>, language: Language): z.output<typeof CartLine> {
  const { line, sold, purchaseLimit, limitLeft, unavailable } = priced
  return {
    ...sold,
    id: line.id,
    optionIds: line.optionIds,
    name: sold.name[language],
    optionText: sold.optionText[language],
    purchaseLimit,
    limitLeft,
    unavailable,
  }
}

const storeView = (store: StoreRow, deliveryFee: number, { language, now }: CartParts) => ({
  id: store.id,
  name: store.name[language],
  logo: store.logo,
  status: statusAt(store, now),
  minimumOrder: store.minimum_order,
  deliveryFee,
})

function basketView(store: StoreRow, priced: PricedBasket<CartLineRow>, parts: CartParts): z.output<typeof Basket> {
  const { goodsTotal, originalTotal, packagingFee, discount, missing, nextDiscount } = priced
  return {
    store: storeView(store, priced.deliveryFee, parts),
    lines: priced.lines.map((line) => lineView(line, parts.language)),
    count: priced.lines.reduce((count, { line }) => count + line.quantity, 0),
    goodsTotal,
    originalTotal,
    packagingFee,
    discount,
    nextDiscount,
    missing,
  }
}

const touchedAt = (lines: readonly CartLineRow[]): number =>
  Math.max(...lines.map(({ updatedAt }) => updatedAt.getTime()))

/** The baskets of a customer's lines at the caller's prices, most recently changed first. */
export function basketsView(parts: CartParts): z.output<typeof Basket>[] {
  const baskets = parts.stores.map((store) => {
    return { store, lines: parts.lines.filter(({ storeId }) => storeId === store.id) }
  })
  return baskets
    .filter(({ lines }) => lines.length > 0)
    .sort((a, b) => touchedAt(b.lines) - touchedAt(a.lines) || a.store.id.localeCompare(b.store.id))
    .map(({ store, lines }) => {
      const isNew = !parts.known.has(store.id)
      const priced = priceBasket({ ...parts, store, lines, isNew, fulfilment: 'delivery', distance: store.distance })
      return basketView(store, priced, parts)
    })
}
