import type { Answer } from '@/services/api'
import { limits } from '@contract/limits'

/** More rows than anybody scrolls through. */
export const rows = 500
export const pages = Math.ceil(rows / limits.pageSize)

/**
 * Repeats the stores of the first page under new ids; their names are their indices in the list. Every page ends with the
 * cursor of the first one, since the server rejects cursors that it did not issue; a request with it is for the next page.
 */
export function manyStores() {
  let first: Answer<'store.list'> | undefined
  let delivered = 0
  return (path: string, asked: string, text: string): string => {
    if (path !== '/v1/store.list') return text
    const answer = JSON.parse(text) as { data: Answer<'store.list'> }
    first ??= answer.data
    const { cursor } = JSON.parse(asked) as { cursor?: string }
    const before = cursor === undefined ? 0 : delivered
    const items = first.items
      .slice(0, Math.min(limits.pageSize, rows - before))
      .map((store, index) => ({ ...store, id: `${store.id}-${before}`, name: `Row ${before + index}` }))
    delivered = before + items.length
    return JSON.stringify({ ...answer, data: { ...answer.data, items, next: delivered < rows ? first.next : null } })
  }
}

const named = /^Row (\d+)$/

/** The index in such a name. */
export function placeIn(name: string | undefined): number | undefined {
  const [, number] = named.exec(name ?? '') ?? []
  return number === undefined ? undefined : Number(number)
}

/** `count` consecutive integers from `first`. */
export const from = (first: number, count: number): number[] =>
  Array.from({ length: count }, (_, index) => first + index)
