import type { Kysely } from 'kysely'
import { StartError } from '../config'
import type { Database } from '../database/schema'
import type { Seal } from '../security/seal'
import * as queries from './queries'
import { type SealedColumn, sealedColumns } from './sealed-columns'

export interface ResealOptions {
  /** Rows written by one statement. */
  readonly batch?: number
  /** Called after each statement; what was written stays when it throws. */
  readonly onBatch?: (column: SealedColumn, rows: number) => void
}

type Db = Kysely<Database>

/** Passes over all columns until one finds nothing: a row that changes meanwhile is left to the next. */
const mostPasses = 5

function resealed(
  seal: Seal,
  { hash, hashed = (text) => text, reseal }: SealedColumn,
  row: queries.SealedRow,
): queries.ResealedText {
  const again = reseal ? reseal(seal, row.sealed) : seal.seal(seal.open(row.sealed))
  return { ...row, again, hash: hash ? seal.index(hashed(seal.open(row.sealed))) : null }
}

async function resealColumn(
  db: Db,
  seal: Seal,
  column: SealedColumn,
  { batch = 200, onBatch }: ResealOptions,
): Promise<number> {
  let count = 0
  let after: queries.SealedRow | undefined
  for (;;) {
    const rows = await queries.sealedOtherwise(db, { column, ending: seal.ending, after, limit: batch })
    after = rows.at(-1)
    if (!after) return count
    await queries.replaceSealed(
      db,
      column,
      rows.map((row) => resealed(seal, column, row)),
    )
    count += rows.length
    onBatch?.(column, rows.length)
  }
}

async function pass(db: Db, seal: Seal, options: ResealOptions): Promise<number> {
  let count = 0
  for (const column of sealedColumns) count += await resealColumn(db, seal, column, options)
  return count
}

/**
 * Reseals every text that is not sealed with the current key, while servers with all keys keep running, and records
 * that the other keys are no longer needed. It may be interrupted at any time and run again. Returns the number of
 * texts.
 * @throws StartError while a server still seals with another key
 */
export async function resealAll(db: Db, seal: Seal, options: ResealOptions = {}): Promise<number> {
  let count = 0
  for (let passes = 0; passes < mostPasses; passes += 1) {
    const found = await pass(db, seal, options)
    count += found
    if (found > 0) continue
    await db.transaction().execute((tx) => queries.retireOthers(tx, seal.id))
    return count
  }
  throw new StartError(
    'A server still seals with the key of before: restart it with the new DATA_KEY, then run this again.',
  )
}
