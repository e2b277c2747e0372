import { setTimeout as wait } from 'node:timers/promises'
import { Kysely, type KyselyConfig, type Transaction, type TransactionBuilder } from 'kysely'

/** SQLSTATEs of a transaction that gave way to another: two that would read past each other, and a deadlock. */
const repeatable: ReadonlySet<unknown> = new Set(['40001', '40P01'])
const attempts = 5
const longestPauseMs = 50

/** Whether a transaction changed nothing because it gave way to another, so that it may be repeated. */
export const gaveWay = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && repeatable.has(error.code)

/** Repeats work that gave way to others, each time after a longer pause of a random length. */
async function repeating<T>(work: () => Promise<T>, onRepeat: ((error: unknown) => void) | undefined): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      if (attempt >= attempts || !gaveWay(error)) throw error
      onRepeat?.(error)
    }
    await wait(Math.random() * attempt * longestPauseMs)
  }
}

/**
 * A database whose transactions are repeated when they give way to others. Their work may run more than once, so it changes
 * nothing outside of its transaction.
 */
export class RepeatingDatabase<DB> extends Kysely<DB> {
  constructor(
    config: KyselyConfig,
    private readonly onRepeat?: (error: unknown) => void,
  ) {
    super(config)
  }

  override transaction(): TransactionBuilder<DB> {
    const once = super.transaction()
    const execute = <T>(work: (tx: Transaction<DB>) => Promise<T>): Promise<T> =>
      repeating(() => once.execute(work), this.onRepeat)
    return Object.assign(super.transaction(), { execute })
  }
}
