import type { RefundChoice, RefundType } from '@contract/entities/refund'
import { leftOf, type RefundableLine, refundOf, refundOfRest } from '@contract/refund-amounts'
import { Failure } from '../../http/failure'

export interface OrderedLine extends RefundableLine {
  readonly position: number
}

export interface Draft {
  readonly type: RefundType
  readonly lines: readonly { position: number; quantity: number; amount: number }[]
  /** In the smallest unit: the lines and the fees. */
  readonly amount: number
  readonly fees: number
}

const rest = (lines: readonly OrderedLine[]): RefundChoice[] =>
  lines.flatMap((line) => (leftOf(line) > 0 ? [{ position: line.position, quantity: leftOf(line) }] : []))

/** The line of a choice. @throws Failure `refundTooMuch` when there is no such line, or less of it is left. */
function chosenLine(lines: readonly OrderedLine[], { position, quantity }: RefundChoice): OrderedLine {
  const line = lines.find((each) => each.position === position)
  if (!line || quantity > leftOf(line)) throw new Failure('refundTooMuch', { left: line ? leftOf(line) : 0 })
  return line
}

const count = (choices: readonly RefundChoice[]): number => choices.reduce((sum, { quantity }) => sum + quantity, 0)

/**
 * What a refund comes to. Choosing all that is left makes it a full one, which also brings delivery and packaging back, so
 * that whatever refunds an order goes through, what is given back never passes what was paid, and all of it is all.
 * @throws Failure `refundTooMuch` for more than is left of a line, `refundUnavailable` when nothing is left.
 */
export function draftRefund(
  order: { total: number; refunded: number },
  lines: readonly OrderedLine[],
  { type, lines: choices }: { type: RefundType; lines: readonly RefundChoice[] },
): Draft {
  const left = rest(lines)
  if (left.length === 0) throw new Failure('refundUnavailable')
  const chosen = type === 'full' ? left : choices
  const unique = new Set(chosen.map(({ position }) => position)).size === chosen.length
  if (chosen.length === 0 || !unique) throw new Failure('refundTooMuch', { left: count(left) })
  const drafted = chosen.map((choice) => ({
    ...choice,
    amount: refundOf(chosenLine(lines, choice), choice.quantity),
  }))
  const goods = drafted.reduce((sum, { amount }) => sum + amount, 0)
  if (count(chosen) < count(left)) return { type: 'partial', lines: drafted, amount: goods, fees: 0 }
  const amount = refundOfRest(order)
  return { type: 'full', lines: drafted, amount, fees: amount - goods }
}
