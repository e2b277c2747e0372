import { part } from '../surprises'

/** Deviations of a demo errand from its plan; `rain` is charged when it is quoted. */
const surprises = ['dearer', 'missing', 'giveup', 'nobody'] as const
export type ErrandSurprise = (typeof surprises)[number]

/** Surprise named in the note, such as `#dearer`, else a random one for `share` of all errands. */
export function errandSurpriseOf(order: { id: string; note: string }, share: number): ErrandSurprise | undefined {
  const named = surprises.find((surprise) => order.note.includes(`#${surprise}`))
  if (named || part(order, 'surprise') >= share) return named
  return surprises[Math.floor(part(order, 'which') * surprises.length)]
}
