import { type Compilable, CompiledQuery, type Kysely } from 'kysely'
import type { Database } from './schema'

type Db = Kysely<Database>

/** Stands in for a value while a text is compiled. */
class Mark {}

/**
 * A query that is built and compiled once; each run only sets its values. `build` must not depend on them: it gets marks
 * first, and a value that the text does not take, or takes changed, fails then.
 */
export function prepared<Values extends readonly unknown[], Row>(
  build: (db: Db, ...values: Values) => Compilable<Row>,
): (db: Db, ...values: Values) => Promise<Row[]> {
  let compiled: { readonly sql: string; readonly parameters: readonly unknown[]; readonly marks: readonly Mark[] }

  function compile(db: Db, count: number): typeof compiled {
    const marks = Array.from({ length: count }, () => new Mark())
    const { sql, parameters } = build(db, ...(marks as unknown as Values)).compile()
    const missing = marks.findIndex((mark) => !parameters.includes(mark))
    if (missing >= 0) throw new Error(`The text does not take its value ${missing}: ${sql}`)
    return { sql, parameters, marks }
  }

  return async (db, ...values) => {
    compiled ??= compile(db, values.length)
    const { sql, parameters, marks } = compiled
    const given = parameters.map((value) => (value instanceof Mark ? values[marks.indexOf(value)] : value))
    return (await db.executeQuery<Row>(CompiledQuery.raw(sql, given))).rows
  }
}
