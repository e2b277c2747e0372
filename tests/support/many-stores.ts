import type { Answer } from '@/services/api'
import { limits } from '@contract/limits'

/** More pages than anybody scrolls through. */
export const rows = 500
export const pages = Math.ceil(rows / limits.pageSize)

/** Repeats the stores of the first page under new ids; their names are their indices in the list. */
export function manyStores() {
  let first: Answer<'store.list'>['items'] | undefined
  return (path: string, asked: string, text: string): string => {
    if (path !== '/v1/store.list') return text
    const answer = JSON.parse(text) as { data: Answer<'store.list'> }
    first ??= answer.data.items
    const { cursor = '0' } = JSON.parse(asked) as { cursor?: string }
    const before = Number(cursor)
    const items = first
      .slice(0, Math.min(limits.pageSize, rows - before))
      .map((store, index) => ({ ...store, id: `${store.id}-${before}`, name: `Row ${before + index}` }))
    const after = before + items.length
    return JSON.stringify({ ...answer, data: { ...answer.data, items, next: after < rows ? String(after) : null } })
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
