import { randomInt } from 'node:crypto'
import { v7 as uuid } from 'uuid'
import type { Batch, Statement } from './statements'

const ids = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g
const number = /^\d{12,}$/

const newDigits = (length: number): string =>
  Array.from({ length }, (_, index) => randomInt(index === 0 ? 1 : 0, 10)).join('')

/**
 * The same statements for another call: what stands in `given` is replaced by its value there, every other id by a new one
 * (the same for the same), and long numbers, which are unique too, by new ones.
 */
export function freshBatches(batches: readonly Batch[], given: ReadonlyMap<string, string>): Batch[] {
  const known = new Map(given)
  const replacement = (id: string, make: () => string): string => {
    const value = known.get(id) ?? make()
    known.set(id, value)
    return value
  }
  const freshText = (text: string): string => {
    const whole = known.get(text)
    if (whole !== undefined) return whole
    if (number.test(text)) return replacement(text, () => newDigits(text.length))
    return text.replace(ids, (id) => replacement(id, uuid))
  }
  const freshValue = (value: unknown): unknown => {
    if (typeof value === 'string') return freshText(value)
    return Array.isArray(value) ? value.map(freshValue) : value
  }
  const fresh = ({ text, values }: Statement): Statement => ({ text, values: values.map(freshValue) })
  return batches.map((batch) => batch.map(fresh))
}

const isInsert = ({ text }: Statement): boolean => /^\s*insert into/i.test(text)

/**
 * The same statements of a call that reads, with a new id for each row that it notes on the way. Under one id, inserts at
 * once that `on conflict` another index would fail for it.
 */
export const withNewIds = (batches: readonly Batch[]): Batch[] =>
  batches.map((batch) =>
    batch.map((statement) => {
      const [id, ...values] = statement.values
      const isNoted = isInsert(statement) && typeof id === 'string' && id.search(ids) === 0
      return isNoted ? { ...statement, values: [uuid(), ...values] } : statement
    }),
  )
