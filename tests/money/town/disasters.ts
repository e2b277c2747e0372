import { setTimeout as wait } from 'node:timers/promises'
import type { Random } from '../../../server/demo/city/random'
import type { Victim } from '../../load/faults/victim'

/** Time in which what a kill broke off may still fail, in milliseconds. */
const aftermath = 60_000
const pause = 50

/** Kills a server and its PostgreSQL at random moments of requests, and repeats the requests that it breaks off. */
export class Disasters {
  /** Number of kills. */
  readonly kills = { server: 0, postgres: 0 }
  private reviving: Promise<unknown> = Promise.resolve()
  private last = -Infinity
  private left = 0
  private every = 0
  /** Number of requests. */
  requests = 0

  constructor(
    private readonly victim: Victim,
    private readonly chance: Random,
  ) {}

  /** Lets disasters happen: one in `every` requests on average, at most `most` of them. */
  begin(every: number, most: number): void {
    this.every = every
    this.left = most
  }

  end(): void {
    this.left = 0
  }

  /** Waits until what was killed serves again. */
  async over(): Promise<void> {
    await this.reviving
  }

  /**
   * Sends a request, again after each disaster that broke it off.
   * @param isLost whether an answer is that of a server without its database
   * @param length milliseconds that such a request takes, within which a disaster strikes
   */
  async through<T>(send: () => Promise<T>, isLost: (answer: T) => boolean, length = 20): Promise<T> {
    await this.reviving
    this.requests += 1
    if (this.left > 0 && this.chance.chance(1 / this.every)) this.strike(this.chance.whole(0, length))
    for (;;) {
      try {
        const answer = await send()
        if (!isLost(answer) || !this.isNear()) return answer
      } catch (error) {
        if (!this.isNear()) throw error
      }
      await this.reviving
      await wait(pause)
    }
  }

  private isNear(): boolean {
    return Date.now() - this.last < aftermath
  }

  private strike(after: number): void {
    this.left -= 1
    const who = this.chance.pick(['server', 'postgres'] as const)
    this.kills[who] += 1
    this.last = Date.now()
    this.reviving = this.victim.kill(who, after).then(() => {
      this.last = Date.now()
    })
  }
}
