import type { Localized } from '@contract/settings'

export interface Reason {
  readonly key: string
  readonly text: Localized
  /** Whether it makes sense of a paid order alone. */
  readonly isOfPaid?: boolean
}

/** The predefined reasons of an order kind. An order stores the chosen text; views translate it. */
export interface OrderReasons {
  /** The choices for cancelling and for requesting a refund. */
  readonly cancel: readonly Reason[]
  readonly refund: readonly Reason[]
  /** Reasons given by the store or the platform. */
  readonly others: readonly Localized[]
  /** Reasons of clock events, by event. */
  readonly clock: Readonly<Record<string, Localized>>
}

/** Reasons of staff, by event, which are the same for every kind. */
const ofStaff: Readonly<Record<string, Localized>> = {
  withdraw: { en: 'Cancelled by Linli', zh: '平台取消' },
  storeEnded: { en: 'The store has closed', zh: '商家已关闭' },
}

/** Reason of a refund whose store closed for good. */
export const storeEnded: Localized = { en: 'The store has closed', zh: '商家已关闭' }

/** Reason of a refund by staff. */
export const staffRefund: Localized = { en: 'Refunded by Linli', zh: '平台退款' }

/** A stored reason in a language: predefined reasons are translated, free text is returned unchanged. */
export function reasonText<Kept extends string | null>(
  { cancel, refund, others, clock }: OrderReasons,
  reason: Kept,
  language: keyof Localized,
): Kept | string {
  if (reason === null) return reason
  const known = [...[...cancel, ...refund].map(({ text }) => text), ...others, staffRefund, storeEnded]
  const text = clock[reason] ?? ofStaff[reason] ?? known.find(({ en, zh }) => en === reason || zh === reason)
  return text?.[language] ?? reason
}

/** The choices in a language. */
export const reasonList = (reasons: readonly Reason[], language: keyof Localized) => ({
  items: reasons.map(({ key, text }) => ({ key, text: text[language] })),
})
