import pg from 'pg'
import type { Batch, Statement } from './statements'

interface Given {
  readonly text?: unknown
  readonly values?: unknown
}

type Query = (...given: unknown[]) => unknown

/**
 * Notes every statement that goes to PostgreSQL while `work` runs: the text and values that were really sent, with `begin`
 * and `commit`, and which were under way at once.
 */
export async function recordStatements(work: () => Promise<unknown>): Promise<Batch[]> {
  const batches: Statement[][] = []
  let underway = 0
  const prototype = pg.Client.prototype as unknown as { query: Query }
  const original = prototype.query
  prototype.query = function (this: unknown, ...given: unknown[]) {
    const { text, values } = typeof given[0] === 'string' ? { text: given[0], values: given[1] } : (given[0] as Given)
    if (typeof text !== 'string') return original.apply(this, given)
    if (underway === 0) batches.push([])
    underway += 1
    batches.at(-1)?.push({ text, values: Array.isArray(values) ? (values as unknown[]) : [] })
    return (original.apply(this, given) as Promise<unknown>).finally(() => (underway -= 1))
  }
  try {
    await work()
  } finally {
    prototype.query = original
  }
  return batches
}
