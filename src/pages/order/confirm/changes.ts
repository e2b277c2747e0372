import type { OrderLine, PriceComponent, Quote } from '@contract/entities/order'
import { formatMoney } from '@contract/money'
import { words } from './text'

const keyOf = ({ goodsId, optionText }: OrderLine): string => `${goodsId} ${optionText}`

const movement = (label: string, before: number, after: number): string[] =>
  before === after ? [] : [`${label} ${formatMoney(before)} → ${formatMoney(after)}`]

/** Items with a changed price and items that are no longer available. */
function linesOf(before: Quote, after: Quote): string[] {
  const now = new Map(after.lines.map((line) => [keyOf(line), line]))
  return before.lines.flatMap((line) => {
    const same = now.get(keyOf(line))
    return same ? movement(line.name, line.price, same.price) : [words().gone(line.name)]
  })
}

/** Changed fees and discounts. */
function partsOf(before: Quote, after: Quote): string[] {
  const amount = (all: readonly PriceComponent[], kind: string) => all.find((part) => part.kind === kind)?.amount ?? 0
  const labels = new Map([...before.components, ...after.components].map(({ kind, label }) => [kind, label]))
  labels.delete('goods')
  return [...labels].flatMap(([kind, label]) =>
    movement(label, amount(before.components, kind), amount(after.components, kind)),
  )
}

/** The differences between two quotes of a basket as one sentence, the total last. */
export function changesBetween(before: Quote, after: Quote): string {
  const { separator, total, look } = words()
  const all = [...linesOf(before, after), ...partsOf(before, after), ...movement(total, before.total, after.total)]
  return all.length ? all.join(separator) : look
}
