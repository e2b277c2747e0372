import type { Mood, Phrase } from './reviews'

/** What is said of a sort of goods, by mood. `{dish}` is the name of the item that a review is about. */
export type Voice = Readonly<Record<Mood, readonly Phrase[]>>

/** A voice of good, medium and negative phrases. */
export const say = (good: Phrase[], medium: Phrase[], negative: Phrase[]): Voice => ({ good, medium, negative })
