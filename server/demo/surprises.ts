import type { TakeawayOrder } from '../modules/takeaway/queries'
import { refusalReasons } from '../modules/takeaway/reasons'
import { sha256 } from '../security/hash'

type Remarked = Pick<TakeawayOrder, 'remark'> & { readonly id: string }

/** Deviations from the normal course of a demo order. */
export type Surprise = 'refuse' | 'shortage' | 'delay'

/** Words in the note to the store that trigger a deviation (docs/testing.md). */
export const surpriseWords: Readonly<Record<Surprise | 'refuseRefund', string>> = {
  refuse: '#refuse',
  shortage: '#soldout',
  delay: '#late',
  refuseRefund: '#norefund',
}

const surprises: readonly Surprise[] = ['delay', 'shortage', 'refuse']

/** A number from 0 to 1, deterministic by order and purpose. */
export const part = ({ id }: { id: string }, purpose: string): number =>
  parseInt(sha256(`${id}${purpose}`).slice(0, 6), 16) / 0xffffff

/** The deviation of an order: what its note asks for, else one for `share` of all orders. */
export function surpriseOf(order: Remarked, share: number): Surprise | undefined {
  const named = surprises.find((surprise) => order.remark.includes(surpriseWords[surprise]))
  if (named || part(order, 'surprise') >= share) return named
  return surprises[Math.floor(part(order, 'which') * surprises.length)] ?? 'delay'
}

/** The minutes that a rider asks for. */
export const delayMinutes = (order: { id: string }): number => [5, 10, 15][Math.floor(part(order, 'late') * 3)] ?? 5

/** Refunds are refused more often than orders deviate. */
const refusedRefunds = 3

/** The reason for which a store refuses a refund; undefined when it agrees, as it always does to a repeated application. */
export function refusalOf(
  order: Remarked,
  refund: { id: string },
  { share, again }: { share: number; again: boolean },
): string | undefined {
  if (again) return undefined
  const named = order.remark.includes(surpriseWords.refuseRefund)
  if (!named && part(refund, 'refusal') >= share * refusedRefunds) return undefined
  return part(refund, 'why') < 0.5 ? refusalReasons.unclear.en : refusalReasons.asOrdered.en
}
