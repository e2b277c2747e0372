import type { Kysely } from 'kysely'
import type { FailureName } from '@contract/failures'
import type { Clock } from '../clock'
import type { Database } from '../database/schema'
import { Failure } from '../http/failure'
import * as queries from './queries'
import { KeyedMutex } from './keyed-mutex'

/** The result of an attempt. */
export interface Outcome {
  readonly right: boolean
  /** Attempts left before the lock of the first bound; meaningless after a right one. */
  readonly left: number
}

/** Number of wrong attempts that a key allows within some minutes, for which it is then locked. */
export interface Bound {
  readonly key: string
  readonly allowed: number
  readonly minutes: number
  /** The failure of attempts while it is locked. */
  readonly locked: FailureName
  /** Whether others count for the same key: a right attempt then takes back only itself. */
  readonly isShared?: boolean
}

/**
 * Counts wrong codes, passwords and pay passwords by key, and codes that are sent, and locks a key after too many. The count is written outside of any
 * other transaction, so that a refused call does not roll it back.
 */
export class Attempts {
  private readonly mutex = new KeyedMutex()

  constructor(
    private readonly db: Kysely<Database>,
    private readonly clock: Clock,
  ) {}

  /**
   * Makes an attempt, counted before its outcome is known so that concurrent ones cannot outrun the lock; a right one
   * clears the count. Attempts of the first bound's key run one after another, so that concurrent right ones are not counted
   * as guesses.
   * @throws Failure `locked` of a bound, with `minutes`, while its key is locked.
   */
  make(bounds: readonly [Bound, ...Bound[]], isRight: () => Promise<boolean>): Promise<Outcome> {
    return this.mutex.run(bounds[0].key, () => this.attempt(bounds, isRight))
  }

  /**
   * Counts something that is allowed so often in some minutes, for each bound. Shared by all servers on the database.
   * @throws Failure `locked` of a bound that is used up, with `minutes`; then none was counted, unless they raced.
   */
  async spend(bounds: readonly Bound[]): Promise<void> {
    for (const bound of bounds) await this.guard(bound)
    for (const bound of bounds) await this.count(bound)
  }

  /** Takes back what was spent on something that did not happen. */
  async refund(bounds: readonly Bound[]): Promise<void> {
    for (const { key, allowed } of bounds) await queries.uncountFailure(this.db, key, allowed)
  }

  /** Clears the failures of a key and of those that continue it after a colon, after proof by other means. */
  async passed(key: string): Promise<void> {
    await queries.clearAllFailures(this.db, key)
  }

  private async attempt(bounds: readonly [Bound, ...Bound[]], isRight: () => Promise<boolean>): Promise<Outcome> {
    for (const bound of bounds) await this.guard(bound)
    const left: number[] = []
    for (const bound of bounds) left.push(await this.count(bound))
    const right = await isRight()
    if (right) for (const bound of bounds) await this.forgive(bound)
    return { right, left: left[0] ?? 0 }
  }

  private async guard({ key, locked }: Bound): Promise<void> {
    const until = await queries.lockedUntil(this.db, key)
    const left = until ? until.getTime() - this.clock.now().getTime() : 0
    if (left > 0) throw new Failure(locked, { minutes: Math.ceil(left / 60_000) })
  }

  private async count({ key, allowed, minutes, locked }: Bound): Promise<number> {
    const failures = await queries.countFailure(this.db, key, this.clock.now(), allowed, minutes)
    if (failures > allowed) throw new Failure(locked, { minutes })
    return allowed - failures
  }

  private async forgive({ key, allowed, isShared = false }: Bound): Promise<void> {
    await (isShared ? queries.uncountFailure(this.db, key, allowed) : queries.clearFailures(this.db, key))
  }
}
