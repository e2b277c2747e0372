import type { Pages } from '@/components/list/PagedList'

/** A row of a list: its id and its content. */
export interface Row<T> {
  readonly id: string
  readonly items: readonly T[]
}

/** The pages of a list as rows of it, for PagedList. */
export const rowsOf = <T>(list: Pages<T>, split: (items: readonly T[]) => Row<T>[]): Pages<Row<T>> => ({
  status: list.status,
  items: split(list.items),
  hasMore: list.hasMore,
  more: list.more,
  message: list.message,
  load: list.load,
  loadMore: list.loadMore,
})

/** Rows of `count` things. */
export function inRowsOf<T extends { readonly id: string }>(items: readonly T[], count: number): Row<T>[] {
  const rows: Row<T>[] = []
  for (let start = 0; start < items.length; start += count) {
    const row = items.slice(start, start + count)
    rows.push({ id: row[0]?.id ?? '', items: row })
  }
  return rows
}

/** A row for each day, in the order of the list. */
export function byDay<T extends { readonly day: string }>(items: readonly T[]): Row<T>[] {
  const days = new Map<string, T[]>()
  for (const item of items) {
    const day = days.get(item.day)
    if (day) day.push(item)
    else days.set(item.day, [item])
  }
  return [...days].map(([id, seen]) => ({ id, items: seen }))
}
