import type { Mood, Phrase } from './reviews'

/** Review phrases of a sort of goods, by mood. `{dish}` is the name of the reviewed item. */
export type Voice = Readonly<Record<Mood, readonly Phrase[]>>

/** A voice of good, medium and negative phrases. */
export const say = (good: Phrase[], medium: Phrase[], negative: Phrase[]): Voice => ({ good, medium, negative })
