import { limits } from '@contract/limits'
import { toast } from '@/platform/view/feedback'
import { CallAborted, SessionEnded } from '@/services/failures'
import { messageOf } from './attempt'
import type { Loading, Status } from './resource'
import { frozen } from './frozen'
import { makeModel, ref } from './make-model'

/** Request of the page at a cursor, or of the first page. */
export interface PageRequest {
  cursor?: string | undefined
  pageSize: number
}

/** A page of a list. */
export interface Page<T> {
  items: readonly T[]
  /** Cursor of the next page; null on the last one. */
  next: string | null
}

const areSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/**
 * A list that is loaded page by page, 15 items each (product text §9). All items belong to the filters of the first
 * page.
 */
export class PagedResource<T extends { readonly id: string }, Filters = undefined, P extends Page<T> = Page<T>> {
  status: Status = 'idle'
  items: readonly T[] = []
  /** The other fields of the latest page, such as totals. */
  about: Omit<P, keyof Page<T>> | undefined = undefined
  /** State of the next page, separate from the list's. */
  more: 'idle' | 'loading' | 'failed' = 'idle'
  message = ''
  private next: string | null = null
  private pending: Loading<P> | undefined = undefined
  /** The filters of `items`. */
  private shown: Filters | undefined = undefined

  /**
   * @param fetch requests a page for filters
   * @param filters returns the current filters; only needed where they change
   */
  constructor(
    private readonly fetch: (page: PageRequest, filters: Filters) => Loading<P>,
    private readonly filters: () => Filters = () => undefined as Filters,
  ) {
    makeModel(this, 'fetch', 'filters', 'pending', 'shown', ref('items'), ref('about'))
  }

  /** Whether there is a next page. */
  get hasMore(): boolean {
    return this.next !== null
  }

  /** Loads the first page unless it is loaded or loading. */
  async load(): Promise<void> {
    if (this.status === 'idle' || this.status === 'failed') await this.reload()
  }

  /**
   * Reloads from the first page with the current filters. Old items stay until the new ones arrive; on failure they are
   * dropped if their filters differ. `toasts` is false for background reloads, such as a poll.
   */
  async reload(toasts = true): Promise<void> {
    const filters = this.filters()
    await this.takeFirst(filters, this.fetch({ pageSize: limits.pageSize }, filters), toasts)
  }

  /** Clears the list and loads the first page. */
  async restart(): Promise<void> {
    this.clear('idle')
    await this.reload()
  }

  /** Reloads all loaded pages, so that the list keeps its length; old items stay until then. */
  async renew(toasts = true): Promise<void> {
    if (this.status !== 'ready' || this.items.length <= limits.pageSize) return this.reload(toasts)
    const filters = this.filters()
    await this.takeFirst(filters, this.fetchAgain(this.items.length, filters), toasts)
  }

  /** Loads the next page, if there is one and none is loading; reloads from the start if the filters have changed. */
  async loadMore(): Promise<void> {
    if (this.status !== 'ready' || this.next === null || this.pending) return
    const filters = this.filters()
    if (!areSame(filters, this.shown)) return this.reload()
    this.more = 'loading'
    const pending = this.fetch({ cursor: this.next, pageSize: limits.pageSize }, filters)
    await this.settle(pending, this.append, this.failMore)
  }

  /** Edits the items locally, for instance after a deletion. */
  change(edit: (items: readonly T[]) => readonly T[]): void {
    this.items = frozen(edit(this.items))
  }

  /** Aborts a pending page. */
  dispose(): void {
    this.pending?.abort?.()
    this.pending = undefined
    if (this.more === 'loading') this.more = 'idle'
  }

  private async takeFirst(filters: Filters, pending: Loading<P>, toasts: boolean) {
    this.more = 'idle'
    if (this.status !== 'ready') this.status = 'loading'
    const replace = (page: P) => {
      this.items = frozen(page.items)
      this.next = page.next
      this.shown = filters
      this.status = 'ready'
    }
    await this.settle(pending, replace, (error) => this.failFirst(filters, error, toasts))
  }

  /** Awaits a page unless a newer request replaces it. */
  private async settle(pending: Loading<P>, take: (page: P) => void, fail: (error: unknown) => void) {
    this.pending?.abort?.()
    this.pending = pending
    const show = (page: P) =>
      this.finish(() => {
        const { items: _items, next: _next, ...about } = page
        this.about = frozen(about)
        take(page)
      })
    if (pending.now) return show(pending.now.value)
    try {
      const page = await pending
      if (this.pending === pending) show(page)
    } catch (error) {
      if (this.pending !== pending) return
      this.finish(() => {
        if (!(error instanceof CallAborted)) fail(error)
      })
    }
  }

  /** Ends the loading state and applies `change`. */
  private finish(change: () => void) {
    this.pending = undefined
    if (this.more === 'loading') this.more = 'idle'
    change()
  }

  /** Loads the first `count` items with as few requests as possible, as one page. */
  private fetchAgain(count: number, filters: Filters): Loading<P> {
    let part: Loading<P> | undefined
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

  /** Appends a page without duplicates: an item that moved between pages may be returned twice. */
  private append({ items, next }: Page<T>) {
    const known = new Set(this.items.map(({ id }) => id))
    this.items = frozen([...this.items, ...items.filter(({ id }) => !known.has(id))])
    this.next = next
  }

  private failMore(error: unknown) {
    this.message = messageOf(error)
    this.more = 'failed'
  }

  private failFirst(filters: Filters, error: unknown, toasts: boolean) {
    this.message = messageOf(error)
    if (this.status === 'ready' && areSame(filters, this.shown)) {
      if (toasts && !(error instanceof SessionEnded)) toast(this.message)
    } else this.clear('failed')
  }

  private clear(status: Status) {
    this.items = []
    this.next = null
    this.status = status
  }
}
