import { runInAction } from 'mobx'
import type { FailureName } from '@contract/failures'
import { confirm } from '@/platform/view/feedback'
import { failureOf, NetworkError, SessionEnded } from '@/services/failures'
import { noted } from '@/services/while-here'
import { makeModel, tell } from '@/state'
import type { KeyAdder } from '@/state/base/send-once'
import { type Placed, Placing } from './placing'
import type { QuoteSource } from './quotes'
import { type QuoteChange, words } from './text'

interface CheckoutInput<Q, A> {
  readonly quotes: QuoteSource<Q>
  /** Whether a quote can be placed as it is; true by default. */
  readonly allows?: (quote: Q) => boolean
  /** Sends the order of a quote; the request is wrapped in `keyed`. @throws what the call throws */
  readonly place: (quote: Q, keyed: KeyAdder) => Promise<A>
  /** Records a placed order in state that outlives the screen, also when the screen was left meanwhile. */
  readonly record?: (answer: A, quote: Q) => void
  /** Leaves the check-out, usually for the payment. */
  readonly leave: (answer: A, quote: Q) => unknown
  /** The amount, in fen, that the customer agrees to by submitting. */
  readonly amount: (quote: Q) => number
  /** Describes a changed quote; undefined shows the server's message instead. */
  readonly change: (before: Q, after: Q, error: unknown) => QuoteChange | undefined
  /** Handles a refusal before the quote is renewed; true when it ends the check-out. */
  readonly refused?: (failure: FailureName | undefined) => boolean
}

/**
 * The last step of every purchase: places the order of the displayed quote once. A retry after a lost answer repeats
 * the request, or looks first whether it was carried out if something else was chosen since. An expired quote of the same amount is
 * replaced and placed, and a changed one is shown first.
 */
export class Checkout<Q, A> {
  /** Whether the order is being sent. */
  busy = false
  private readonly placing: Placing<Q, A>
  /** Quote of an order whose answer was lost. */
  private unsure: Q | undefined = undefined

  constructor(private readonly input: CheckoutInput<Q, A>) {
    const { place, record } = input
    this.placing = new Placing((quote, keyed) => noted(place(quote, keyed), (answer) => record?.(answer, quote)))
    makeModel(this, 'input', 'placing', 'unsure')
  }

  /** Whether the order of the current quote may have been placed, so that only a choice of the customer replaces the quote. */
  isUnsure(): boolean {
    const { current } = this.input.quotes
    return !!current && current === this.unsure
  }

  /** Places the current quote, unless there is none or that is in progress. */
  async submit(): Promise<void> {
    const quote = this.input.quotes.current
    if (!quote || this.busy || !this.allows(quote)) return
    this.busy = true
    await this.place(quote, true).finally(() => runInAction(() => (this.busy = false)))
  }

  /** Applies a choice of another screen; the return from there requests its quote. */
  choose(apply: () => void): void {
    apply()
    this.unsure = undefined
  }

  /** Renews the quote after the return from another screen. */
  returned(): void {
    if (this.input.quotes.current && !this.busy && !this.isUnsure()) void this.input.quotes.renew()
  }

  private allows(quote: Q): boolean {
    return this.input.allows?.(quote) ?? true
  }

  private async place(quote: Q, mayRepeat: boolean): Promise<void> {
    let placed: Placed<Q, A>
    try {
      placed = await this.placing.place(quote)
    } catch (error) {
      return this.refused(error, quote, mayRepeat)
    }
    if (placed.isEarlier) await confirm({ title: words().placed, text: words().unchanged, ok: words().gotIt })
    await this.input.leave(placed.answer, placed.quote)
  }

  private async refused(error: unknown, before: Q, mayRepeat: boolean): Promise<void> {
    const failure = failureOf(error)
    const isPriceChange = failure === 'quoteExpired' || failure === 'quoteChanged'
    const isLost = error instanceof NetworkError
    this.unsure = isLost ? before : undefined
    if (!isPriceChange) tell(error)
    if (isLost || error instanceof SessionEnded || this.input.refused?.(failure)) return
    const { quotes, amount, change } = this.input
    await quotes.renew()
    const after = quotes.current
    if (!isPriceChange || !after || after === before) return
    const isSame = failure === 'quoteExpired' && amount(after) === amount(before)
    if (isSame && mayRepeat && this.allows(after)) return this.place(after, false)
    const changed = change(before, after, error)
    if (changed) await confirm({ ...changed, ok: words().gotIt })
    else tell(error)
  }
}
