import type { Answer } from '@/services/api'
import { limits } from '@contract/limits'

/** More than anybody scrolls through. */
export const rows = 500
export const pages = Math.ceil(rows / limits.pageSize)

/**
 * The stores of the first page again and again, each time as others: their names are their places in the list. The server
 * refuses cursors that it did not write, so that each page ends at the one of the first, and what is asked with it is the next.
 */
export function manyStores() {
  let first: Answer<'store.list'> | undefined
  let told = 0
  return (path: string, asked: string, text: string): string => {
    if (path !== '/v1/store.list') return text
    const answer = JSON.parse(text) as { data: Answer<'store.list'> }
    first ??= answer.data
    const { cursor } = JSON.parse(asked) as { cursor?: string }
    const before = cursor === undefined ? 0 : told
    const items = first.items
      .slice(0, Math.min(limits.pageSize, rows - before))
      .map((store, index) => ({ ...store, id: `${store.id}-${before}`, name: `Row ${before + index}` }))
    told = before + items.length
    return JSON.stringify({ ...answer, data: { ...answer.data, items, next: told < rows ? first.next : null } })
  }
}

const named = /^Row (\d+)$/

/** The place in the list that such a name tells. */
export function placeIn(name: string | undefined): number | undefined {
  const [, number] = named.exec(name ?? '') ?? []
  return number === undefined ? undefined : Number(number)
}

/** `count` whole numbers from `first` on. */
export const from = (first: number, count: number): number[] =>
  Array.from({ length: count }, (_, index) => first + index)
