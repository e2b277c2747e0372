import { formatMoney } from '@contract/money'
import type { StayPlan } from '@/features/stay/dates/stay-plan'
import { words } from './text'

/** A range of prices: "¥150 – ¥300", "¥600+"; empty for any. */
export function priceText(from: number | undefined, to: number | undefined): string {
  const t = words()
  const text = (amount: number) => formatMoney(amount, { trim: true })
  if (from === undefined && to === undefined) return ''
  return to === undefined ? t.over(text(from ?? 0)) : t.range(text(from ?? 0), text(to))
}

/** The name of a star rating. */
export const starName = (stars: number): string => {
  const t = words()
  return [t.star2, t.star3, t.star4, t.star5][stars - 2] ?? ''
}

/** The price and stars that stays are filtered by, in words; empty without. */
export const filterText = ({ filter: { priceFrom, priceTo, stars } }: StayPlan): string =>
  [priceText(priceFrom, priceTo), ...stars.map(starName)].filter(Boolean).join(' · ')
