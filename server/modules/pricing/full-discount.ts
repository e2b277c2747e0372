import { formatMoney, type Money } from '@contract/money'
import type { Bilingual } from '../../database/schema'

export interface FullDiscount {
  /** The goods total that it starts at. */
  readonly over: Money
  readonly off: Money
}

/** The full discount that takes most off a goods total, and the nearest one above it that takes off more. */
export function fullDiscount(
  discounts: readonly FullDiscount[],
  goodsTotal: Money,
): { best: FullDiscount | null; next: FullDiscount | null } {
  const most = (a: FullDiscount | null, b: FullDiscount) => (a === null || b.off > a.off ? b : a)
  const best = discounts.filter(({ over }) => over <= goodsTotal).reduce<FullDiscount | null>(most, null)
  const better = discounts.filter(({ over, off }) => over > goodsTotal && off > (best?.off ?? 0))
  const [next = null] = [...better].sort((a, b) => a.over - b.over || b.off - a.off)
  return { best, next }
}

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
