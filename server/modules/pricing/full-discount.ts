import { formatMoney, type Money } from '@contract/money'
import type { Bilingual } from '../../database/schema'

export interface FullDiscount {
  /** The minimum goods total. */
  readonly over: Money
  readonly off: Money
}

/** The largest full discount for a goods total, and the next larger one. */
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

/** The label of a full discount. */
export const discountLabel = ({ over, off }: FullDiscount): Bilingual => ({
  en: `Spend ${trimmed(over)}, save ${trimmed(off)}`,
  zh: `满${bare(over)}减${bare(off)}`,
})

/** The next full discount of a basket: its reduction, the amount missing to it and the current reduction. */
export interface NextDiscount {
  readonly off: Money
  readonly missing: Money
  readonly applied: Money
}

/** The next full discount, given the goods total and the applied one; null when there is none. */
export const nextOf = (next: FullDiscount | null, goodsTotal: Money, applied: Money): NextDiscount | null =>
  next && { off: next.off, missing: next.over - goodsTotal, applied }
