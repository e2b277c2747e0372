/** A node of an explained plan. */
export interface Plan {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly 'Index Name'?: string
  readonly 'Plan Rows'?: number
  readonly Plans?: readonly Plan[]
}

/** The tables that a plan reads from end to end. */
export const scanned = (plan: Plan): string[] => [
  ...(plan['Node Type'].endsWith('Seq Scan') && plan['Relation Name'] ? [plan['Relation Name']] : []),
  ...(plan.Plans ?? []).flatMap(scanned),
]

/** The indexes that a plan uses. */
export const indexesOf = (plan: Plan): string[] => [
  ...(plan['Index Name'] ? [plan['Index Name']] : []),
  ...(plan.Plans ?? []).flatMap(indexesOf),
]

const readersOf = (plan: Plan, table: string): Plan[] => [
  ...(plan['Relation Name'] === table ? [plan] : []),
  ...(plan.Plans ?? []).flatMap((child) => readersOf(child, table)),
]

/** An index of a table. */
export interface TableIndex {
  readonly name: string
  readonly table: string
  readonly isPartial: boolean
  readonly isUnique: boolean
}

/**
 * The partial indexes that a plan with values uses and its generic plan, by which a prepared statement runs, does without: a predicate with a
 * parameter implies none. A generic plan that finds each row of the table by a unique index has lost nothing.
 */
export function lostIndexes(withValues: Plan, generic: Plan, indexes: readonly TableIndex[]): string[] {
  const [used, kept] = [new Set(indexesOf(withValues)), new Set(indexesOf(generic))]
  const unique = new Set(indexes.filter(({ isUnique }) => isUnique).map(({ name }) => name))
  const findsEach = (table: string): boolean =>
    readersOf(generic, table).every(({ 'Index Name': name = '', 'Plan Rows': rows }) => unique.has(name) && rows === 1)
  return indexes
    .filter(({ name, table, isPartial }) => isPartial && used.has(name) && !kept.has(name) && !findsEach(table))
    .map(({ name }) => name)
}

/** The answer of `explain (format json)`. */
export type Explanation = [{ readonly Plan: Plan }]
