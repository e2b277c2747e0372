import type { Go } from './kind'

/**
 * Terms of the after-sales screens for the goods and fees of a kind: the choice of some lines and its question, the
 * hint of the description, whether fees are included, and the row of refunded fees.
 */
export type AfterSalesWords = Readonly<Record<'some' | 'which' | 'hint' | 'withFees' | 'withoutFees' | 'fees', string>>

/** Registration of an order kind in the after-sales screens. */
export interface AfterSalesKind<Summary> {
  readonly words: () => AfterSalesWords
  /** Opens the application for a refund of an order; omitted or undefined where that is the common screen. */
  readonly ask?: (order: Summary) => ((go: Go) => unknown) | undefined
}
