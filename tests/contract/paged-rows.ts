import { sql } from 'kysely'
import type { TestCaller } from '../../server/testing/caller'

/** Number of rows in each list that are inserted or deleted. */
export const rowCount = 7

/** A list with rows that a test puts in and takes out. */
export interface PagedList {
  readonly caller: TestCaller
  readonly ids: readonly string[]
  /** Fields beside `cursor` and `pageSize`: one for each order that the list can have. */
  readonly requests: readonly Record<string, unknown>[]
  /** Puts a row in, at one of a few positions of the order: 0 to 3. */
  put(id: string, position: number, request: Record<string, unknown>): Promise<void>
  takeOut(id: string): Promise<void>
}

/** A microsecond lies between two positions. */
export const at = (position: number, day = '2026-03-20') =>
  sql<Date>`${`${day} 00:00:00Z`}::timestamptz + ${position}::int * interval '1 microsecond'`

export const times = async <T>(make: (index: number) => Promise<T>): Promise<T[]> => {
  const made: T[] = []
  for (let index = 0; index < rowCount; index++) made.push(await make(index))
  return made
}
