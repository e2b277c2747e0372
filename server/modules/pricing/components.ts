import type { SoldComponent } from '../../database/schema'
import { sum } from './amounts'

/** Components of an order with what is added to it: one of each kind, with the summed amount. */
export function summed(own: readonly SoldComponent[], added: readonly SoldComponent[]): SoldComponent[] {
  const kinds = [...new Set([...own, ...added].map(({ kind }) => kind))]
  return kinds.flatMap((kind) => {
    const same = [...own, ...added].filter((each) => each.kind === kind)
    const [first] = same
    return first ? [{ ...first, amount: sum(same, ({ amount }) => amount) }] : []
  })
}
