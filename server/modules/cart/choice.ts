import { Failure } from '../../http/failure'
import type { GroupedOption } from './queries'

/**
 * Validates the options chosen for an item and returns them sorted: exactly one of each required group, up to `max` of
 * an optional one, none that is sold out.
 * @param rows all options of the item.
 * @throws Failure `specificationInvalid` for unknown options or too many of a group, `specificationRequired` for a
 * required group without one, `soldOut` for a sold-out option.
 */
export function checkChoice(rows: readonly GroupedOption[], optionIds: readonly string[]): string[] {
  const chosen = rows.filter(({ id }) => optionIds.includes(id))
  if (chosen.length !== optionIds.length) throw new Failure('specificationInvalid')
  for (const { group_id, required, max } of rows) {
    const count = chosen.filter((option) => option.group_id === group_id).length
    if (required && count === 0) throw new Failure('specificationRequired')
    if (count > (required ? 1 : max)) throw new Failure('specificationInvalid')
  }
  if (chosen.some(({ sold_out }) => sold_out)) throw new Failure('soldOut')
  return [...optionIds].sort()
}
