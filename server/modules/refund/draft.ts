import type { RefundChoice, RefundType } from '@contract/entities/refund'
import { splitFairly } from '@contract/money'
import { leftOf, type RefundableLine, refundOf, refundOfRest, remainingOf } from '@contract/refund-amounts'
import { Failure } from '../../http/failure'
import type { RequestedLines } from '../order/kind/refunds'

export interface OrderedLine extends RefundableLine {
  readonly position: number
}

/** The refunded amount in the smallest unit, of which `fees` is delivery and packaging. */
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
  /** The sum, where less than the share of the lines is asked for. */
  readonly chosenAmount: number | null
}

interface OrderSum {
  /** The amounts paid and refunded. */
  readonly total: number
  readonly refunded: number
}

const sumOf = (lines: readonly DraftLine[]): number => lines.reduce((sum, { amount }) => sum + amount, 0)

const count = (choices: readonly RefundChoice[]): number => choices.reduce((sum, { quantity }) => sum + quantity, 0)

const isOpen = ({ openQuantity }: OrderedLine): boolean => openQuantity > 0

/** Everything not yet refunded, including what open refunds request. */
const remainder = (lines: readonly OrderedLine[]): RefundChoice[] =>
  lines.flatMap((line) => (remainingOf(line) > 0 ? [{ position: line.position, quantity: remainingOf(line) }] : []))

/**
 * The line of a choice.
 * @throws Failure `applicationInReview` when a refund of the line is open, `refundTooMuch` when there is no such line or
 * less of it is left.
 */
function chosenLine(lines: readonly OrderedLine[], { position, quantity }: RefundChoice): OrderedLine {
  const line = lines.find((each) => each.position === position)
  if (line && isOpen(line)) throw new Failure('applicationInReview')
  if (!line || quantity > leftOf(line)) throw new Failure('refundTooMuch', { left: line ? leftOf(line) : 0 })
  return line
}

/**
 * The preliminary amount of a requested refund. Choosing everything not yet refunded makes it a full refund, which excludes
 * other open ones. Which of several open refunds is the last is only known at completion: `sumAtCompletion`.
 * @throws Failure `refundTooMuch` for more than is left of a line, `applicationInReview` for a line with an open
 * refund, `refundUnavailable` when nothing of the goods, or less money than their share, is left.
 */
export function draftRefund(
  order: OrderSum,
  lines: readonly OrderedLine[],
  { type, lines: choices, amount }: RequestedLines,
  includesFees = true,
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
  if (sumOf(drafted) > refundOfRest(order)) throw new Failure('refundUnavailable')
  if (amount !== undefined && amount !== sumOf(drafted)) return draftOfAmount(drafted, amount)
  const isLast = includesFees && count(chosen) === count(rest)
  return { lines: drafted, chosenAmount: null, ...sumOfLines(order, drafted, isLast) }
}

/**
 * A refund of less than the share of lines, whose goods are kept.
 * @throws Failure `refundAmountTooHigh` for more than the share
 */
export function draftOfAmount(lines: readonly DraftLine[], amount: number): Draft {
  const left = sumOf(lines)
  if (amount > left) throw new Failure('refundAmountTooHigh', { left })
  const parts = splitFairly(
    amount,
    lines.map((line) => line.amount),
  )
  const split = lines.map((line, index) => ({ ...line, amount: parts[index] ?? 0 }))
  return { lines: split, chosenAmount: amount, type: 'partial', amount, fees: 0 }
}

/**
 * The final amount of a refund. The refund after which nothing of the order is left includes delivery and packaging, so that in
 * any order of completion the refunds never exceed the payment, and refunding everything returns exactly the payment
 * (docs/decisions/008-partial-refunds.md).
 * @param order before this refund
 * @param left the lines of the order after this refund
 */
export function sumAtCompletion(
  order: OrderSum,
  left: readonly OrderedLine[],
  lines: readonly DraftLine[],
  includesFees = true,
): RefundSum {
  return sumOfLines(order, lines, includesFees && remainder(left).length === 0)
}

function sumOfLines(order: OrderSum, lines: readonly DraftLine[], isLast: boolean): RefundSum {
  const goods = sumOf(lines)
  if (!isLast) return { type: 'partial', amount: goods, fees: 0 }
  const amount = refundOfRest(order)
  return { type: 'full', amount, fees: amount - goods }
}
