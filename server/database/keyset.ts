import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'

/** The values of a row's sort keys, encoded as JSON without loss. */
export type KeyValues = readonly (string | number)[]

/** A row of a page with its sort keys, from which the next page's cursor is made. */
export interface KeyedRow {
  readonly sort_keys: KeyValues
}

/** A part of a list: at most `limit` rows after the row with the keys `after`, or the first ones. */
export interface Slice {
  readonly after?: KeyValues | undefined
  readonly limit: number
}

/** A cursor that is malformed or belongs to another list. */
export class InvalidCursor extends Error {
  override readonly name = 'InvalidCursor'
}

interface KeyKind {
  /** Selects the key so that JSON keeps its precision: a Date would drop the microseconds of a timestamp. */
  readonly read: (key: RawBuilder<unknown>) => RawBuilder<unknown>
  /** The value as a parameter; undefined when it is not of this type. */
  readonly write: (value: string | number) => RawBuilder<unknown> | undefined
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/
/** Microseconds since 1970, limited to exactly representable numbers. */
const isMicroseconds = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0

const timestamp = (microseconds: number): string => {
  const milliseconds = Math.floor(microseconds / 1000)
  const rest = String(microseconds - milliseconds * 1000).padStart(3, '0')
  return new Date(milliseconds).toISOString().replace('Z', `${rest}Z`)
}

const kinds = {
  integer: {
    read: (key) => sql`${key}::int8`,
    write: (value) => (Number.isSafeInteger(value) ? sql`${value}::int8` : undefined),
  },
  float: {
    read: (key) => sql`${key}::float8`,
    write: (value) => (Number.isFinite(value) ? sql`${value}::float8` : undefined),
  },
  instant: {
    read: (key) => sql`(extract(epoch from ${key}) * 1000000)::int8`,
    write: (value) => (isMicroseconds(value) ? sql`${timestamp(value)}::timestamptz` : undefined),
  },
  id: {
    read: (key) => key,
    write: (value) => (typeof value === 'string' && uuid.test(value) ? sql`${value}::uuid` : undefined),
  },
} satisfies Record<string, KeyKind>

/** A sort key of a list; it is never null. */
export interface SortKey {
  readonly kind: keyof typeof kinds
  readonly by: RawBuilder<unknown>
  readonly descending: boolean
}

export const ascending = (kind: SortKey['kind'], by: RawBuilder<unknown>): SortKey => ({ kind, by, descending: false })
export const descending = (kind: SortKey['kind'], by: RawBuilder<unknown>): SortKey => ({ kind, by, descending: true })

const and = sql` and `

/**
 * Keyset pagination: a page begins after the sort keys of the last row of the previous page, so rows that arrive or
 * disappear do not shift it. The last key must be unique.
 */
export class Keyset {
  constructor(private readonly keys: readonly SortKey[]) {}

  /** The expression after `order by`. */
  get order(): RawBuilder<unknown> {
    return sql.join(this.keys.map(({ by, descending }) => (descending ? sql`${by} desc` : by)))
  }

  /** The keys of a row, to be selected as `sort_keys`. */
  get values(): RawBuilder<KeyValues> {
    return sql`jsonb_build_array(${sql.join(this.keys.map(({ kind, by }) => kinds[kind].read(by)))})`
  }

  /**
   * Whether a row comes after the one with these keys.
   * @throws InvalidCursor when they are not values of these keys
   */
  after(values: KeyValues | undefined): RawBuilder<boolean> {
    if (!values) return sql`true`
    const bounds = this.keys.map(({ kind }, index) => kinds[kind].write(values[index] ?? ''))
    if (values.length !== this.keys.length || !bounds.every((bound) => bound !== undefined)) throw new InvalidCursor()
    const [first] = this.keys
    if (this.keys.every((key) => key.descending === first?.descending)) return this.beyond(bounds)
    return this.keyByKey(bounds)
  }

  /** The rows of a slice, in order. */
  slice<DB, TB extends keyof DB, O>(query: SelectQueryBuilder<DB, TB, O>, { after, limit }: Slice) {
    return query.where(this.after(after)).orderBy(this.order).limit(limit)
  }

  /** The rows of a slice, in order and with their keys. */
  page<DB, TB extends keyof DB, O>(query: SelectQueryBuilder<DB, TB, O>, slice: Slice) {
    return this.slice(query, slice).select(this.values.as('sort_keys')).$castTo<O & KeyedRow>()
  }

  /** Keys of one direction are compared as a row value, which an index over them supports. */
  private beyond(bounds: readonly RawBuilder<unknown>[]): RawBuilder<boolean> {
    const left = sql.join(this.keys.map(({ by }) => by))
    const right = sql.join(bounds)
    return this.keys[0]?.descending ? sql`(${left}) < (${right})` : sql`(${left}) > (${right})`
  }

  /** `a <= x and (a < x or b > y)`, and so on for more keys: the first comparison can use an index. */
  private keyByKey([bound, ...bounds]: readonly RawBuilder<unknown>[], from = 0): RawBuilder<boolean> {
    const key = this.keys[from]
    if (!key || !bound) return sql`false`
    const beyond = key.descending ? sql<boolean>`${key.by} < ${bound}` : sql<boolean>`${key.by} > ${bound}`
    if (bounds.length === 0) return beyond
    const reached = key.descending ? sql`${key.by} <= ${bound}` : sql`${key.by} >= ${bound}`
    return sql`(${sql.join([reached, sql`(${beyond} or ${this.keyByKey(bounds, from + 1)})`], and)})`
  }
}
