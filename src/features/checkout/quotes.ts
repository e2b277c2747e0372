import { runInAction } from 'mobx'
import type { FailureName } from '@contract/failures'
import { failureOf } from '@/services/failures'
import { makeModel, Resource, tell } from '@/state'

/** Source of the quote that a check-out places. */
export interface QuoteSource<Q> {
  /** The quote of the current choices; undefined or null while there is none. */
  readonly current: Q | null | undefined
  /** Requests a new quote; after a failure the last one stays. */
  renew(): Promise<void>
}

interface QuotesInput<Q> {
  /** Requests the quote of the current choices. @throws what the call throws */
  readonly request: () => Promise<Q>
  /** Resets the choice that a failure refers to; false when no choice does. */
  readonly drop?: (failure: FailureName | undefined) => boolean
  /** Adopts the choices that the quote in force was made for, after each answer and each failure. */
  readonly adopt?: (quote: NonNullable<Q>) => void
}

/** Quote of a cart; null while the cart is empty. */
export const quoteOrEmpty = <Q>(quote: Promise<Q>): Promise<Q | null> =>
  quote.catch((error: unknown) => {
    if (failureOf(error) === 'cartEmpty') return null
    throw error
  })

/** Interval at which a quote that could not be loaded is requested again. */
const RETRY_MS = 10_000

/** Quotes of one check-out: a newer request replaces an older one, and choices that became impossible are dropped. */
export class Quotes<Q> implements QuoteSource<Q> {
  /** The last quote; null, where the type has it, when nothing is left to buy. */
  readonly quote: Resource<Q>
  /** Whether a quote of changed choices is loading. */
  busy = false
  /** Number of requests, of which only the last one ends the loading state. */
  private turn = 0

  constructor(private readonly input: QuotesInput<Q>) {
    this.quote = new Resource<Q>(() => this.request())
    makeModel(this, 'input', 'turn')
  }

  get current(): Q | undefined {
    return this.busy ? undefined : this.quote.value
  }

  async renew(): Promise<void> {
    const turn = ++this.turn
    runInAction(() => (this.busy = true))
    await this.quote.reload()
    if (turn !== this.turn) return
    runInAction(() => {
      this.busy = false
      if (this.quote.value) this.input.adopt?.(this.quote.value)
    })
  }

  /** Applies a change of the choices and requests their quote. */
  async change(apply: () => void): Promise<void> {
    runInAction(apply)
    await this.renew()
  }

  /** Requests a quote that could not be loaded until it can be; returns the function that ends it. */
  follow(): () => void {
    const timer = setInterval(() => {
      if (this.quote.status === 'failed' && !this.quote.gone) void this.renew()
    }, RETRY_MS)
    return () => clearInterval(timer)
  }

  dispose(): void {
    this.quote.dispose()
  }

  private async request(): Promise<Q> {
    try {
      return await this.input.request()
    } catch (error) {
      const failure = failureOf(error)
      if (!runInAction(() => this.input.drop?.(failure))) throw error
      // A choice that is dropped before the first quote was kept from an earlier visit.
      if (this.quote.value) tell(error)
      return this.request()
    }
  }
}
