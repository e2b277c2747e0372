import type * as z from 'zod/mini'
import type { Offer } from '@contract/entities/store'
import { formatMoney } from '@contract/money'
import type { Localized } from '@contract/settings'
import type { Bilingual } from '../../database/schema'
import type { StoreCard } from './queries'

type Kind = z.output<typeof Offer>['kind']

const money = (amount: number): string => formatMoney(amount, { trim: true })
const bare = (amount: number): string => formatMoney(amount, { trim: true, symbol: '' })

const fullDiscountText = ({ over, off }: { over: number; off: number }): Bilingual => ({
  en: `${money(off)} off ${money(over)}`,
  zh: `${bare(over)}减${bare(off)}`,
})

const deliveryTexts = ({ base, original, freeOver }: StoreCard['delivery_fees']): Bilingual[] => {
  const texts: Bilingual[] = []
  const off = (original ?? base) - base
  if (off > 0) texts.push({ en: `${money(off)} off delivery`, zh: `配送费减${bare(off)}` })
  if (freeOver !== null) texts.push({ en: `Free delivery over ${money(freeOver)}`, zh: `满${bare(freeOver)}免配送费` })
  return texts
}

const firstOrderText = (off: number): Bilingual => ({ en: `${money(off)} off first order`, zh: `新客减${bare(off)}` })

interface OffersFor {
  readonly language: keyof Localized
  /** Whether the viewer may be a new customer of the store. */
  readonly isNew: boolean
}

/** A store's offers as short tags: full discounts, delivery, activities. Its member envelope is a separate field. */
export function offersOf(store: StoreCard, { language, isNew }: OffersFor): z.output<typeof Offer>[] {
  const of = (kind: Kind, texts: readonly Bilingual[]) => texts.map((text) => ({ kind, text: text[language] }))
  return [
    ...of('fullDiscount', store.full_discounts.map(fullDiscountText)),
    ...of('firstOrder', isNew && store.first_order_off > 0 ? [firstOrderText(store.first_order_off)] : []),
    ...of('delivery', deliveryTexts(store.delivery_fees)),
    ...of('activity', store.tags),
  ]
}
