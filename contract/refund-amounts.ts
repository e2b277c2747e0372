/** A line of an order as its refunds see it. Amounts are in the smallest unit. */
export interface RefundableLine {
  /** How many were bought. */
  readonly quantity: number
  /** What was paid for all of them, after everything that was taken off. */
  readonly paid: number
  /** How many of them were given back before. */
  readonly refundedQuantity: number
  /** How many of them the open application of this line asks for; a line has at most one. */
  readonly openQuantity: number
}

/** How many of a line were not given back yet, whether an application asks for them or not. */
export const remainingOf = ({ quantity, refundedQuantity }: RefundableLine): number => quantity - refundedQuantity

/** How many of a line can be asked for now: nothing while an application of the line is open. */
export const leftOf = (line: RefundableLine): number => (line.openQuantity > 0 ? 0 : remainingOf(line))

const share = ({ paid, quantity }: RefundableLine, count: number): number => Math.floor((paid * count) / quantity)

/**
 * What comes back for `count` more of a line: the difference of two rounded shares, so that the parts of a line, in
 * whatever steps they are given back, sum to what was paid for it, to the last cent (product text §5, after-sales).
 */
export const refundOf = (line: RefundableLine, count: number): number =>
  share(line, line.refundedQuantity + count) - share(line, line.refundedQuantity)

/**
 * What a refund of everything that is left comes to: all that was paid and not given back yet. Delivery and packaging are
 * in it; they come back only when nothing of the order is left (docs/decisions/008-partial-refunds.md).
 */
export const refundOfRest = ({ total, refunded }: { total: number; refunded: number }): number => total - refunded
