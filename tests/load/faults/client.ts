import { isDeepStrictEqual } from 'node:util'
import { setTimeout as wait } from 'node:timers/promises'
import type { Call, RequestInput, Response } from '@contract/call'
import type { FailureName } from '@contract/failures'
import type { Random } from '../../../server/demo/city/random'
import { RefusedCall, type TestCaller } from '../../../server/testing/caller'
import type { Journal } from './journal'

/** A definite answer: what was asked for, or why not. */
export type Answer<T> =
  | { readonly data: T; readonly failure?: undefined }
  | { readonly failure: FailureName; readonly data?: undefined }

/** Time for which a client retries; a killed server is back long before. */
const patienceMs = 90_000
const answerWithinMs = 45_000
const doubleTaps = 0.2

/** A provider could not be asked, for instance since the database went away meanwhile: nothing was done, and asking again may help. */
const passing: readonly FailureName[] = ['paymentFailed']

const inTime = <T>(answer: Promise<T>): Promise<T> =>
  Promise.race([
    answer,
    wait(answerWithinMs, undefined, { ref: false }).then(() => Promise.reject(new Error('no answer'))),
  ])

/** A client on a bad line: it repeats a request as it was until it has a definite answer, and now and then taps twice. */
export class FaultClient {
  constructor(
    readonly caller: TestCaller,
    private readonly chance: Random,
    private readonly journal: Journal,
  ) {}

  async ask<C extends Call>(call: C, request: RequestInput<C>): Promise<Answer<Response<C>>> {
    return this.persist(call.name, () => this.once(call, request))
  }

  /** The same request twice at once; both have to be answered alike. */
  async tap<C extends Call>(call: C, request: RequestInput<C>): Promise<Answer<Response<C>>> {
    if (!this.chance.chance(doubleTaps)) return this.ask(call, request)
    const [one, other] = await Promise.all([this.ask(call, request), this.ask(call, request)])
    if (!isDeepStrictEqual(one, other))
      this.journal.faults.push(`${call.name} answered one key in two ways: ${JSON.stringify([one, other])}`)
    return one
  }

  /** Repeats whatever fails without a definite answer. @throws when there is none for as long as anyone would wait. */
  async persist<T>(what: string, attempt: () => Promise<T>): Promise<T> {
    const until = Date.now() + patienceMs
    for (;;) {
      try {
        return await inTime(attempt())
      } catch (error) {
        if (Date.now() > until) throw new Error(`${what} got no answer: ${String(error)}`, { cause: error })
        await wait(this.chance.whole(50, 250))
      }
    }
  }

  private async once<C extends Call>(call: C, request: RequestInput<C>): Promise<Answer<Response<C>>> {
    try {
      return { data: await this.caller.call(call, request) }
    } catch (error) {
      const failure = error instanceof RefusedCall && error.status < 500 ? error.failure : undefined
      if (failure && !passing.includes(failure)) return { failure }
      throw error
    }
  }
}
