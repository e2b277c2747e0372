import { limits } from '@contract/limits'
import { toast } from '@/platform/feedback'
import { Aborted, SessionEnded } from '@/services/failures'
import { messageOf } from './attempt'
import type { Status } from './resource'
import { makeModel } from './make-model'

/** Which page is asked for: the one that begins at a cursor, or the first. */
export interface PageRequest {
  cursor?: string | undefined
  pageSize: number
}

/** A page of a list as the server answers it. */
export interface Page<T> {
  items: readonly T[]
  /** The cursor of the page after it; null on the last one. */
  next: string | null
}

/** A page that is on its way. */
export type LoadingPage<P> = Promise<P> & { abort?: () => void }

const areSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/**
 * A list that comes from the server page by page, 15 items each (product text §9). What it holds is always of one list: the
 * filters that its first page was asked with are those of all its pages.
 */
export class PagedResource<T extends { readonly id: string }, Filters = undefined, P extends Page<T> = Page<T>> {
  status: Status = 'idle'
  items: T[] = []
  /** What the page that came last tells of the whole list, beside its items. */
  about: Omit<P, keyof Page<T>> | undefined = undefined
  /** How the page after the last one fares: it fails by itself, and the list stays. */
  more: 'idle' | 'loading' | 'failed' = 'idle'
  message = ''
  private next: string | null = null
  private pending: LoadingPage<P> | undefined = undefined
  /** The filters that `items` were asked with. */
  private shown: Filters | undefined = undefined

  /**
   * @param fetch asks for a page of the list behind filters
   * @param filters tells the filters that are chosen now; only needed where they change
   */
  constructor(
    private readonly fetch: (page: PageRequest, filters: Filters) => LoadingPage<P>,
    private readonly filters: () => Filters = () => undefined as Filters,
  ) {
    makeModel(this, 'fetch', 'filters', 'pending', 'shown')
  }

  /** Whether there is a page after the last one. */
  get hasMore(): boolean {
    return this.next !== null
  }

  /** Loads the first page unless that has been done or is being done. */
  async load(): Promise<void> {
    if (this.status === 'idle' || this.status === 'failed') await this.reload()
  }

  /**
   * Begins again with the first page, of the list behind the filters that are chosen now. The old items stay until the new
   * ones are there; when these do not come, items of other filters go.
   */
  async reload(): Promise<void> {
    const filters = this.filters()
    await this.takeFirst(filters, this.fetch({ pageSize: limits.pageSize }, filters))
  }

  /** Begins another list: what is shown goes at once. */
  async restart(): Promise<void> {
    this.clear('idle')
    await this.reload()
  }

  /** Reads all of the list again, so that whoever comes back finds it as long as it was; the old one stays until then. */
  async renew(): Promise<void> {
    if (this.status !== 'ready' || this.items.length <= limits.pageSize) return this.reload()
    const filters = this.filters()
    await this.takeFirst(filters, this.fetchAgain(this.items.length, filters))
  }

  /** Adds the next page, if there is one and none is on its way; begins again where other filters are chosen by now. */
  async loadMore(): Promise<void> {
    if (this.status !== 'ready' || this.next === null || this.pending) return
    const filters = this.filters()
    if (!areSame(filters, this.shown)) return this.reload()
    this.more = 'loading'
    const pending = this.fetch({ cursor: this.next, pageSize: limits.pageSize }, filters)
    await this.settle(pending, this.append, this.failMore)
  }

  /** Changes the list by hand, for instance after an item was taken away. */
  change(edit: (items: T[]) => T[]): void {
    this.items = edit(this.items)
  }

  /** Gives up a page that is on its way. */
  dispose(): void {
    this.pending?.abort?.()
    this.pending = undefined
    if (this.more === 'loading') this.more = 'idle'
  }

  private async takeFirst(filters: Filters, pending: LoadingPage<P>) {
    this.more = 'idle'
    if (this.status !== 'ready') this.status = 'loading'
    const replace = (page: P) => {
      this.items = [...page.items]
      this.next = page.next
      this.shown = filters
      this.status = 'ready'
    }
    await this.settle(pending, replace, (error) => this.failFirst(filters, error))
  }

  /** Waits for a page, unless another one is asked for meanwhile. */
  private async settle(pending: LoadingPage<P>, take: (page: P) => void, fail: (error: unknown) => void) {
    this.pending?.abort?.()
    this.pending = pending
    try {
      const page = await pending
      if (this.pending !== pending) return
      this.finish(() => {
        const { items: _items, next: _next, ...about } = page
        this.about = about
        take(page)
      })
    } catch (error) {
      if (this.pending !== pending) return
      this.finish(() => {
        if (!(error instanceof Aborted)) fail(error)
      })
    }
  }

  /** Nothing is on its way any more; `change` is what came of it. */
  private finish(change: () => void) {
    this.pending = undefined
    if (this.more === 'loading') this.more = 'idle'
    change()
  }

  /** The first `count` items as one page, in as few requests as the server allows. */
  private fetchAgain(count: number, filters: Filters): LoadingPage<P> {
    let part: LoadingPage<P> | undefined
    let givenUp = false
    const read = async (): Promise<P> => {
      const items: T[] = []
      let page: P | undefined
      do {
        const pageSize = Math.min(limits.maxPageSize, count - items.length)
        part = this.fetch({ cursor: page?.next ?? undefined, pageSize }, filters)
        page = await part
        items.push(...page.items)
      } while (page.next !== null && items.length < count && !givenUp)
      return { ...page, items }
    }
    const abort = () => {
      givenUp = true
      part?.abort?.()
    }
    return Object.assign(read(), { abort })
  }

  /** An item whose place in the order has changed may come a second time; it keeps the place where it is. */
  private append({ items, next }: Page<T>) {
    const known = new Set(this.items.map(({ id }) => id))
    this.items = [...this.items, ...items.filter(({ id }) => !known.has(id))]
    this.next = next
  }

  private failMore(error: unknown) {
    this.message = messageOf(error)
    this.more = 'failed'
  }

  private failFirst(filters: Filters, error: unknown) {
    this.message = messageOf(error)
    if (this.status === 'ready' && areSame(filters, this.shown)) {
      if (!(error instanceof SessionEnded)) toast(this.message)
    } else this.clear('failed')
  }

  private clear(status: Status) {
    this.items = []
    this.next = null
    this.status = status
  }
}
