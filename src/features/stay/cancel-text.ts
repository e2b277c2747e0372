import type { CancelStep, Rate } from '@contract/entities/hotel'
import type { UtcOffset } from '@contract/utc-offset'
import { instantText } from './dates/days'
import { words } from './text'

/** Whether no step of a policy keeps anything, as where the stay is paid at the hotel. */
export const isAlwaysFree = (steps: readonly CancelStep[]): boolean =>
  steps.length > 0 && steps.every(({ kept }) => kept === 0)

/** Steps of a policy; neighbours that keep and refund the same are one step. */
export function distinctSteps(steps: readonly CancelStep[]): CancelStep[] {
  return steps.filter((step, index) => {
    const next = steps[index + 1]
    return !next || next.kept !== step.kept || next.back !== step.back
  })
}

/** Cancellation policy of a rate in a sentence, and whether cancelling is free now. */
export function cancelText({ freeUntil, cancel }: Pick<Rate, 'freeUntil' | 'cancel'>, utcOffset: UtcOffset) {
  const t = words()
  if (isAlwaysFree(cancel)) return { text: t.free, free: true }
  if (freeUntil) return { text: t.freeUntil(instantText(freeUntil, utcOffset)), free: true }
  return { text: cancel.some(({ back }) => back > 0) ? t.aFee : t.noCancel, free: false }
}

/** The steps of a rule with the one before each: a step begins where the one before it ends. */
export const withStart = (steps: readonly CancelStep[]) =>
  steps.map((step, index) => ({ ...step, since: steps[index - 1]?.until ?? null }))
