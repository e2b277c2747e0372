import type { FormField } from '@/state'
import type { ApplicationSpec, RowSpec } from './spec'

/** The fields that a row shows. */
const namesOf = (row: RowSpec): string[] =>
  [row.name, ...('pictures' in row ? row.pictures : []), ...('sizes' in row ? row.sizes : [])].map((each) =>
    typeof each === 'string' ? each : each.name,
  )

/** The fields as they are displayed, so that the first wrong one is the topmost; then those that no row shows. */
export function inOrder(
  { cards }: ApplicationSpec,
  fields: Readonly<Record<string, FormField>>,
): Record<string, FormField> {
  const shown = cards.flatMap(({ rows }) => rows.flatMap(namesOf)).filter((name) => name in fields)
  const names = [...new Set([...shown, ...Object.keys(fields)])]
  return Object.fromEntries(names.flatMap((name) => (fields[name] ? [[name, fields[name]] as const] : [])))
}
