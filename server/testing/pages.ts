import type * as z from 'zod/mini'
import type { Call, RequestInput } from '@contract/call'
import type { TestCaller } from './caller'

/** The request of every paged call. */
export interface PagedRequest {
  cursor?: string | undefined
  pageSize?: number | undefined
}

/** The answer of every paged call. */
export interface PagedAnswer {
  items: { id: string }[]
  next: string | null
}

type Paged = Call<string, z.ZodMiniType<object, PagedRequest>, z.ZodMiniType<PagedAnswer>>
type Items<C extends Call> = (z.output<C['response']> & PagedAnswer)['items']

/** All items of a list, fetched page by page; `between` runs after each page but the last. */
export async function pagesOf<C extends Paged>(
  caller: TestCaller,
  call: C,
  request: RequestInput<C>,
  between?: () => Promise<void>,
): Promise<Items<C>[]> {
  const pages: Items<C>[] = []
  let cursor: string | undefined
  do {
    const { items, next } = await caller.call(call, { ...request, cursor })
    pages.push(items)
    cursor = next ?? undefined
    if (cursor) await between?.()
  } while (cursor)
  return pages
}
