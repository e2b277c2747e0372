import type { TakeawayOrder } from '../modules/takeaway/queries'
import { refusalReasons } from '../modules/takeaway/reasons'
import { sha256 } from '../security/hash'

type Remarked = Pick<TakeawayOrder, 'remark'> & { readonly id: string }

/** What may happen to an order of the demo besides being cooked and brought. */
export type Surprise = 'refuse' | 'shortage' | 'delay'

/** Words in the note to the store that make it happen to an order for certain (docs/testing.md). */
export const surpriseWords: Readonly<Record<Surprise | 'refuseRefund', string>> = {
  refuse: '#refuse',
  shortage: '#soldout',
  delay: '#late',
  refuseRefund: '#norefund',
}

const surprises: readonly Surprise[] = ['delay', 'shortage', 'refuse']

/** A number from 0 to 1 that an order always has for a purpose. */
export const part = ({ id }: { id: string }, purpose: string): number =>
  parseInt(sha256(`${id}${purpose}`).slice(0, 6), 16) / 0xffffff

/** What happens to an order: what its note asks for, else something to `share` of all orders. */
export function surpriseOf(order: Remarked, share: number): Surprise | undefined {
  const named = surprises.find((surprise) => order.remark.includes(surpriseWords[surprise]))
  if (named || part(order, 'surprise') >= share) return named
  return surprises[Math.floor(part(order, 'which') * surprises.length)] ?? 'delay'
}

/** How many minutes a rider asks for. */
export const delayMinutes = (order: { id: string }): number => [5, 10, 15][Math.floor(part(order, 'late') * 3)] ?? 5

/** Of the refunds, more are refused than orders go wrong. */
const refusedRefunds = 3

/** Why a store refuses a refund; undefined when it agrees, as it does to one that is asked for again. */
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
