import type { CancelStep, Rate } from '@contract/entities/hotel'
import type { UtcOffset } from '@contract/utc-offset'
import { instantText } from './dates/days'
import { words } from './text'

/** Cancellation policy of a rate in a sentence, and whether cancelling is free now. */
export function cancelText({ freeUntil, cancel }: Pick<Rate, 'freeUntil' | 'cancel'>, utcOffset: UtcOffset) {
  const t = words()
  if (freeUntil) return { text: t.freeUntil(instantText(freeUntil, utcOffset)), free: true }
  if (cancel.length > 0 && cancel.every(({ kept }) => kept === 0)) return { text: t.free, free: true }
  return { text: cancel.some(({ back }) => back > 0) ? t.aFee : t.noCancel, free: false }
}

/** The steps of a rule with the one before each: a step begins where the one before it ends. */
export const withStart = (steps: readonly CancelStep[]) =>
  steps.map((step, index) => ({ ...step, since: steps[index - 1]?.until ?? null }))
