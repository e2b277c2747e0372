import type { PriceComponent } from '@contract/entities/order'
import { formatMoney, type Money } from '@contract/money'
import type { Bilingual } from '../../database/schema'
import type { FullDiscount } from './price'

/** What the parts of a price are called; a full discount and coupons have names of their own. */
export const labels = {
  goods: { en: 'Goods', zh: '商品' },
  packaging: { en: 'Packing', zh: '包装费' },
  delivery: { en: 'Delivery', zh: '配送费' },
  secondHalf: { en: 'Second at half price', zh: '第二份半价' },
  firstOrder: { en: 'First order here', zh: '新客立减' },
} satisfies Partial<Record<PriceComponent['kind'], Bilingual>>

const trimmed = (amount: number): string => formatMoney(amount, { trim: true })
const bare = (amount: number): string => formatMoney(amount, { trim: true, symbol: '' })

/** A full discount in words; amounts in the smallest unit. */
export const discountLabel = ({ over, off }: FullDiscount): Bilingual => ({
  en: `Spend ${trimmed(over)}, save ${trimmed(off)}`,
  zh: `满${bare(over)}减${bare(off)}`,
})

/** What the next full discount takes, after what is taken already; null when there is no next. */
export function hintOf(applied: Money, next: FullDiscount | null): Bilingual | null {
  if (!next) return null
  const [over, off] = [trimmed(next.over), trimmed(next.off)]
  if (applied === 0) return { en: `Spend ${over} to save ${off}`, zh: `满 ${over} 可减 ${off}` }
  const got = trimmed(applied)
  return { en: `${got} off applied · spend ${over} to save ${off}`, zh: `已减 ${got}，满 ${over} 可减 ${off}` }
}
