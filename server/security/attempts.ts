import type { Kysely } from 'kysely'
import type { FailureName } from '@contract/failures'
import { limits } from '@contract/limits'
import type { Database } from '../database/schema'
import { Failure } from '../http/failure'
import type { Clock } from '../clock'
import * as queries from './queries'
import { KeyedMutex } from './keyed-mutex'

/** The result of an attempt. */
export interface Outcome {
  readonly right: boolean
  /** Attempts left before the lock; meaningless after a right one. */
  readonly left: number
}

/**
 * Counts wrong codes, passwords and pay passwords by key and locks the key for `limits.lockMinutes` after too many.
 * The count is written outside of any other transaction, so that a refused call does not roll it back.
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
   * Makes an attempt, counted before its outcome is known so that concurrent ones cannot outrun the lock; a right one
   * clears the count. Attempts of one key run one after another, so that concurrent right ones are not counted as guesses.
   * @throws Failure `locked` with `minutes` while the key is locked.
   */
  make(key: string, allowed: number, locked: FailureName, isRight: () => Promise<boolean>): Promise<Outcome> {
    return this.mutex.run(key, () => this.attempt(key, allowed, locked, isRight))
  }

  private async attempt(
    key: string,
    allowed: number,
    locked: FailureName,
    isRight: () => Promise<boolean>,
  ): Promise<Outcome> {
    await this.guard(key, locked)
    const failures = await queries.countFailure(this.db, key, this.clock.now(), allowed, limits.lockMinutes)
    if (failures > allowed) throw new Failure(locked, { minutes: limits.lockMinutes })
    const right = await isRight()
    if (right) await this.passed(key)
    return { right, left: allowed - failures }
  }

  /** Clears the failures of a key, after proof by other means. */
  async passed(key: string): Promise<void> {
    await queries.clearFailures(this.db, key)
  }
}
