import { part } from '../surprises'

/** What may happen to an errand of the demo besides the plan; `rain` is charged when it is quoted. */
const surprises = ['dearer', 'missing', 'giveup', 'nobody'] as const
export type ErrandSurprise = (typeof surprises)[number]

/** What its note asks for by a word such as `#dearer`, else one for `share` of all errands. */
export function errandSurpriseOf(order: { id: string; note: string }, share: number): ErrandSurprise | undefined {
  const named = surprises.find((surprise) => order.note.includes(`#${surprise}`))
  if (named || part(order, 'surprise') >= share) return named
  return surprises[Math.floor(part(order, 'which') * surprises.length)]
}
