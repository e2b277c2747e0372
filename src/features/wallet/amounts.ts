import { formatDifference, formatMoney } from '@contract/money'
import { Persisted } from '@/platform/storage/persisted'

/** Whether amounts are hidden from people nearby, kept between visits. */
export class AmountsShown {
  readonly hidden = new Persisted('hideAmounts', false)

  toggle = (): void => this.hidden.set(!this.hidden.value)

  /** An amount, or dots. */
  text = (amount: number): string => (this.hidden.value ? '••••' : formatMoney(amount))

  /** An amount with its sign, as lists of money have it. */
  signed = (amount: number): string => (this.hidden.value ? '••••' : formatDifference(amount))
}
