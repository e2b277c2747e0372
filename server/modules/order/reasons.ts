import type { Localized } from '@contract/settings'

export interface Reason {
  readonly key: string
  readonly text: Localized
}

/** The reasons that a kind of order knows. A chosen text is what the order keeps; readers see it in their own language. */
export interface OrderReasons {
  /** Why customers cancel, and why they ask for their money back, to choose from. */
  readonly cancel: readonly Reason[]
  readonly refund: readonly Reason[]
  /** What the other side of the order says. */
  readonly others: readonly Localized[]
  /** What the clock gives as its reason, by the event that it fires. */
  readonly clock: Readonly<Record<string, Localized>>
}

/** A kept reason as a reader of the language sees it: own words stay as they are, known ones are put into the language. */
export function reasonText<Kept extends string | null>(
  { cancel, refund, others, clock }: OrderReasons,
  reason: Kept,
  language: keyof Localized,
): Kept | string {
  if (reason === null) return reason
  const known = [...[...cancel, ...refund].map(({ text }) => text), ...others]
  const text = clock[reason] ?? known.find(({ en, zh }) => en === reason || zh === reason)
  return text?.[language] ?? reason
}

/** Reasons to choose from, in a language. */
export const reasonList = (reasons: readonly Reason[], language: keyof Localized) => ({
  items: reasons.map(({ key, text }) => ({ key, text: text[language] })),
})
