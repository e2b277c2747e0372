import { uuid } from '@/platform/device/uuid'
import { CallFailure, failureOf } from '@/services/failures'
import type { KeyAdder } from '@/state/base/send-once'

/** A placed order with its quote; `isEarlier` says that it is one whose answer was lost, and not the one asked for last. */
export interface Placed<Q, A> {
  readonly answer: A
  readonly quote: Q
  readonly isEarlier?: boolean
}

/** Whether another order of the key has arrived. */
const isTaken = (error: unknown): boolean => failureOf(error) === 'idempotencyKeyReused'

/** Whether an order was refused for good. */
const isOver = (error: unknown): boolean =>
  error instanceof CallFailure && !isTaken(error) && error.failure !== 'tooManyRequests'

/**
 * The orders of one check-out, of which the server places at most one while answers are lost: all have one key until it is known what
 * became of each, so a changed order is refused if an earlier one has arrived, which is then repeated for its answer.
 */
export class Placing<Q, A> {
  private key = uuid()
  /** Quotes of the orders whose answers were lost, by their requests. */
  private readonly lost = new Map<string, Q>()

  constructor(private readonly send: (quote: Q, keyed: KeyAdder) => Promise<A>) {}

  /** Places an order, unless an earlier one was placed. @throws what the call throws */
  async place(quote: Q): Promise<Placed<Q, A>> {
    try {
      return await this.ask(quote)
    } catch (error) {
      if (!isTaken(error)) throw error
    }
    return (await this.earlier()) ?? this.ask(quote)
  }

  /** The earlier order that was placed; undefined once it is known that none was. */
  private async earlier(): Promise<Placed<Q, A> | undefined> {
    for (const [text, quote] of [...this.lost])
      try {
        return { ...(await this.ask(quote, text)), isEarlier: true }
      } catch (error) {
        if (isOver(error)) return undefined
        if (!isTaken(error)) throw error
      }
    this.renew()
    return undefined
  }

  private async ask(quote: Q, asked?: string): Promise<Placed<Q, A>> {
    let text = asked
    const keyed: KeyAdder = <R extends object>(request: R) => {
      text ??= JSON.stringify(request)
      return { ...(JSON.parse(text) as R), idempotencyKey: this.key }
    }
    try {
      const answer = await this.send(quote, keyed)
      this.renew()
      return { answer, quote }
    } catch (error) {
      if (isOver(error)) this.renew()
      else if (text && !isTaken(error)) this.lost.set(text, quote)
      throw error
    }
  }

  private renew() {
    this.key = uuid()
    this.lost.clear()
  }
}
