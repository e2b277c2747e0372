import type { Money } from '@contract/money'
import type { PricedLine } from './lines'

/**
 * What "the second at half price" takes off each line: of all there are of an item, whatever their options, each second
 * one, the dearest first, so that of two the cheaper is halved. Half a cent goes to the store.
 */
export function secondHalfOff(lines: readonly PricedLine[]): Money[] {
  const off = lines.map(() => 0)
  const halved = lines.flatMap(({ secondHalf, unavailable, sold }, index) =>
    secondHalf && unavailable === null ? [{ index, sold }] : [],
  )
  for (const goodsId of new Set(halved.map(({ sold }) => sold.goodsId))) {
    const same = halved.filter(({ sold }) => sold.goodsId === goodsId)
    const units = same.flatMap(({ index, sold }) => Array.from({ length: sold.quantity }, () => ({ index, sold })))
    units.sort((a, b) => b.sold.price - a.sold.price)
    units.forEach(({ index, sold }, place) => {
      if (place % 2 === 1) off[index] = (off[index] ?? 0) + Math.floor(sold.price / 2)
    })
  }
  return off
}
