/** A line of an order for the calculation of refunds. Amounts are in the smallest unit. */
export interface RefundableLine {
  /** The quantity bought. */
  readonly quantity: number
  /** The price of the whole line after all discounts. */
  readonly paid: number
  /** The quantity refunded so far. */
  readonly refundedQuantity: number
  /** Amount refunded so far; defaults to the refund of the refunded quantity. */
  readonly refundedAmount?: number
  /** The quantity in the line's open application; there is at most one. */
  readonly openQuantity: number
}

/** The quantity not refunded yet, applied for or not. */
export const remainingOf = ({ quantity, refundedQuantity }: RefundableLine): number => quantity - refundedQuantity

/** The quantity that can be applied for: none while an application of the line is open. */
export const leftOf = (line: RefundableLine): number => (line.openQuantity > 0 ? 0 : remainingOf(line))

const share = ({ paid, quantity }: RefundableLine, count: number): number => Math.floor((paid * count) / quantity)

/**
 * The refund for `count` more of a line: the difference of two rounded shares, so that partial refunds in any steps sum
 * exactly to the payment of the line (product text §5, after-sales). After a refund of a chosen amount, whose goods
 * were kept, the rest of the payment is split over the rest of the goods.
 */
export function refundOf(line: RefundableLine, count: number): number {
  const shared = share(line, line.refundedQuantity)
  const { refundedAmount = shared } = line
  if (refundedAmount === shared) return share(line, line.refundedQuantity + count) - shared
  return Math.floor(((line.paid - refundedAmount) * count) / remainingOf(line))
}

/**
 * The refund of the rest of an order: all that was paid and not refunded yet. This includes delivery and packaging,
 * which are refunded only with the last lines (docs/decisions/008-partial-refunds.md).
 */
export const refundOfRest = ({ total, refunded }: { total: number; refunded: number }): number => total - refunded
