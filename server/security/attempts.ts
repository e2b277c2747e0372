import type { Kysely } from 'kysely'
import type { FailureName } from '@contract/failures'
import { limits } from '@contract/limits'
import type { Database } from '../database/schema'
import { Failure } from '../http/failure'
import type { Clock } from '../clock'
import * as queries from './queries'
import { KeyedMutex } from './keyed-mutex'

/** What came of a try. */
export interface Outcome {
  readonly right: boolean
  /** Tries before the lock; of no interest after a right one. */
  readonly left: number
}

/**
 * Counts wrong codes, passwords and pay passwords by key and locks the key for `limits.lockMinutes` after too many.
 * The count is written outside of any other transaction, so that a refused call cannot take it back.
 */
export class Attempts {
  private readonly mutex = new KeyedMutex()

  constructor(
    private readonly db: Kysely<Database>,
    private readonly clock: Clock,
  ) {}

  /** @throws Failure `locked` with `minutes` while the key is locked. */
  async guard(key: string, locked: FailureName): Promise<void> {
    const until = await queries.lockedUntil(this.db, key)
    const left = until ? until.getTime() - this.clock.now().getTime() : 0
    if (left > 0) throw new Failure(locked, { minutes: Math.ceil(left / 60_000) })
  }

  /**
   * Makes a try that is counted before its outcome is known, so that many at once cannot outrun the lock; a right one
   * clears the count. Tries of the same key wait for each other, so that many right ones at once do not look like guesses.
   * Answers whether it was right, and how many tries are left before the lock.
   * @throws Failure `locked` with `minutes` while the key is locked.
   */
  make(key: string, allowed: number, locked: FailureName, isRight: () => Promise<boolean>): Promise<Outcome> {
    return this.mutex.run(key, () => this.try(key, allowed, locked, isRight))
  }

  private async try(
    key: string,
    allowed: number,
    locked: FailureName,
    isRight: () => Promise<boolean>,
  ): Promise<Outcome> {
    await this.guard(key, locked)
    const tries = await queries.countFailure(this.db, key, this.clock.now(), allowed, limits.lockMinutes)
    if (tries > allowed) throw new Failure(locked, { minutes: limits.lockMinutes })
    const right = await isRight()
    if (right) await this.passed(key)
    return { right, left: allowed - tries }
  }

  /** Forgets the failures of a key, since it was opened otherwise. */
  async passed(key: string): Promise<void> {
    await queries.clearFailures(this.db, key)
  }
}
