import type { RefundChoice, RefundType } from '@contract/entities/refund'
import { leftOf, type RefundableLine, refundOf, refundOfRest, remainingOf } from '@contract/refund-amounts'
import { Failure } from '../../http/failure'
import type { RequestedLines } from './policy'

export interface OrderedLine extends RefundableLine {
  readonly position: number
}

/** What comes back in all, in the smallest unit; `fees` of it is delivery and packaging. */
export interface RefundSum {
  readonly type: RefundType
  readonly amount: number
  readonly fees: number
}

export interface DraftLine extends RefundChoice {
  readonly amount: number
}

export interface Draft extends RefundSum {
  readonly lines: readonly DraftLine[]
}

interface OrderSum {
  /** What was paid for the order, and what was given back of it. */
  readonly total: number
  readonly refunded: number
}

const sumOf = (lines: readonly DraftLine[]): number => lines.reduce((sum, { amount }) => sum + amount, 0)

const count = (choices: readonly RefundChoice[]): number => choices.reduce((sum, { quantity }) => sum + quantity, 0)

const isOpen = ({ openQuantity }: OrderedLine): boolean => openQuantity > 0

/** All of an order that was not given back yet, whether an application asks for it or not. */
const remainder = (lines: readonly OrderedLine[]): RefundChoice[] =>
  lines.flatMap((line) => (remainingOf(line) > 0 ? [{ position: line.position, quantity: remainingOf(line) }] : []))

/**
 * The line of a choice.
 * @throws Failure `applicationInReview` when an application of it is open, `refundTooMuch` when there is no such line, or
 * less of it is left.
 */
function chosenLine(lines: readonly OrderedLine[], { position, quantity }: RefundChoice): OrderedLine {
  const line = lines.find((each) => each.position === position)
  if (line && isOpen(line)) throw new Failure('applicationInReview')
  if (!line || quantity > leftOf(line)) throw new Failure('refundTooMuch', { left: line ? leftOf(line) : 0 })
  return line
}

/**
 * What an application comes to, as far as that is known when it is made. Choosing all that was not given back makes it a
 * full one, which takes every line that is left and so stands beside no other. Which of several open ones is the last is
 * known when it completes: `sumAtCompletion`.
 * @throws Failure `refundTooMuch` for more than is left of a line, `applicationInReview` for a line of which an application
 * is open, `refundUnavailable` when nothing is left.
 */
export function draftRefund(
  order: OrderSum,
  lines: readonly OrderedLine[],
  { type, lines: choices }: RequestedLines,
): Draft {
  const rest = remainder(lines)
  if (rest.length === 0) throw new Failure('refundUnavailable')
  const chosen = type === 'full' ? rest : choices
  const unique = new Set(chosen.map(({ position }) => position)).size === chosen.length
  if (chosen.length === 0 || !unique) throw new Failure('refundTooMuch', { left: count(rest) })
  const drafted = chosen.map((choice) => ({
    ...choice,
    amount: refundOf(chosenLine(lines, choice), choice.quantity),
  }))
  return { lines: drafted, ...sumOfLines(order, drafted, count(chosen) === count(rest)) }
}

/**
 * What a refund comes to when it completes: the one after which nothing of the order is left brings delivery and packaging
 * back, so that whatever refunds an order goes through, in whatever order they complete, what is given back never passes
 * what was paid, and all of it is all (docs/decisions/008-partial-refunds.md).
 * @param order as it was before this refund
 * @param left the order's lines with this refund counted as given back
 */
export function sumAtCompletion(order: OrderSum, left: readonly OrderedLine[], lines: readonly DraftLine[]): RefundSum {
  return sumOfLines(order, lines, remainder(left).length === 0)
}

function sumOfLines(order: OrderSum, lines: readonly DraftLine[], isLast: boolean): RefundSum {
  const goods = sumOf(lines)
  if (!isLast) return { type: 'partial', amount: goods, fees: 0 }
  const amount = refundOfRest(order)
  return { type: 'full', amount, fees: amount - goods }
}
