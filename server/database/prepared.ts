import { type Compilable, CompiledQuery, type Kysely } from 'kysely'
import type { Database } from './schema'

type Db = Kysely<Database>

/** Stands in for a value while a text is compiled. */
class Mark {}

interface Compiled {
  readonly sql: string
  readonly parameters: readonly unknown[]
  /** For each parameter the place of its value; -1 for one that is the same in every run. */
  readonly places: readonly number[]
}

/** Compiles the query that is built of marks. */
function compile<Row>(build: (marks: readonly Mark[]) => Compilable<Row>, count: number): Compiled {
  const marks = Array.from({ length: count }, () => new Mark())
  const { sql, parameters } = build(marks).compile()
  const missing = marks.findIndex((mark) => !parameters.includes(mark))
  if (missing >= 0) throw new Error(`The text does not take its value ${missing}: ${sql}`)
  // A number that was computed from a mark.
  if (parameters.some(Number.isNaN)) throw new Error(`The text takes a value changed: ${sql}`)
  const places = parameters.map((value) => marks.findIndex((mark) => mark === value))
  return { sql, parameters, places }
}

async function run<Row>(db: Db, { sql, parameters, places }: Compiled, values: readonly unknown[]): Promise<Row[]> {
  const given = places.map((place, index) => (place < 0 ? parameters[index] : values[place]))
  return (await db.executeQuery<Row>(CompiledQuery.raw(sql, given))).rows
}

/**
 * A query that is built and compiled once; each run only sets its values. `build` must not depend on them: it gets marks
 * first, and a value that the text does not take, or takes changed, fails then.
 */
export function prepared<Values extends readonly unknown[], Row>(
  build: (db: Db, ...values: Values) => Compilable<Row>,
): (db: Db, ...values: Values) => Promise<Row[]> {
  let compiled: Compiled | undefined
  return async (db, ...values) => {
    compiled ??= compile((marks) => build(db, ...(marks as unknown as Values)), values.length)
    return run(db, compiled, values)
  }
}

/** The number of shapes whose texts a query keeps. */
const shapesKept = 100

/** A query like those of `prepared` with one text for each of few shapes, such as an order and filters; `keyOf` gives each its key. */
export function preparedBy<Shape, Values extends readonly unknown[], Row>(
  keyOf: (shape: Shape) => string,
  build: (db: Db, shape: Shape, ...values: Values) => Compilable<Row>,
): (db: Db, shape: Shape, ...values: Values) => Promise<Row[]> {
  const kept = new Map<string, Compiled>()
  return async (db, shape, ...values) => {
    const key = keyOf(shape)
    const known = kept.get(key)
    const compiled = known ?? compile((marks) => build(db, shape, ...(marks as unknown as Values)), values.length)
    if (!known && kept.size >= shapesKept) kept.clear()
    if (!known) kept.set(key, compiled)
    return run(db, compiled, values)
  }
}

const isExpression = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'toOperationNode' in value

interface RowShape {
  readonly columns: readonly string[]
  readonly count: number
}

/** The columns of rows and their values, one row after the other; undefined for rows of different columns or of expressions. */
function shapeOf(
  rows: readonly object[],
): { readonly shape: RowShape; readonly values: readonly unknown[] } | undefined {
  const [first = {}] = rows
  const columns = Object.entries(first).flatMap(([column, value]) => (value === undefined ? [] : column))
  const values: unknown[] = []
  for (const row of rows) {
    const given = Object.entries(row).filter(([, value]) => value !== undefined)
    if (given.length !== columns.length) return undefined
    for (const [index, [column, value]] of given.entries()) {
      if (column !== columns[index] || isExpression(value)) return undefined
      values.push(value)
    }
  }
  return { shape: { columns, count: rows.length }, values }
}

/**
 * A query of rows, such as an insert, with one text for each number of rows and set of columns. Rows of different columns, and
 * of expressions, are built each time.
 */
export function preparedRows<Row extends object, Result>(
  build: (db: Db, rows: readonly Row[]) => Compilable<Result>,
): (db: Db, rows: readonly Row[]) => Promise<Result[]> {
  const byShape = preparedBy(
    ({ columns, count }: RowShape) => `${count} ${columns.join(' ')}`,
    (db: Db, { columns, count }, ...values: readonly unknown[]) =>
      build(
        db,
        Array.from({ length: count }, (_, at) =>
          Object.fromEntries(columns.map((column, index) => [column, values[at * columns.length + index]])),
        ) as Row[],
      ),
  )
  return async (db, rows) => {
    const shaped = shapeOf(rows)
    if (!shaped) return (await db.executeQuery(build(db, rows).compile())).rows
    return byShape(db, shaped.shape, ...shaped.values)
  }
}
