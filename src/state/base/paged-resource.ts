import { makeAutoObservable } from 'mobx'
import { limits } from '@contract/limits'
import { toast } from '@/platform/feedback'
import { Aborted, SessionEnded } from '@/services/failures'
import { messageOf } from './attempt'
import type { Status } from './resource'

interface Page<T> {
  items: readonly T[]
  hasMore: boolean
}

/** So many pages fit into one request. */
const mostPages = Math.floor(limits.maxPageSize / limits.pageSize)

type Loading<T> = Promise<Page<T>> & { abort?: () => void }

/** A list that comes from the server page by page, 15 items each (product text §9). */
export class PagedResource<T> {
  status: Status = 'idle'
  items: T[] = []
  hasMore = false
  /** How the page after the last one fares: it fails by itself, and the list stays. */
  more: 'idle' | 'loading' | 'failed' = 'idle'
  message = ''
  private page = 0
  private pending: Loading<T> | undefined = undefined

  constructor(private readonly fetch: (page: { page: number; pageSize: number }) => Loading<T>) {
    makeAutoObservable<this, 'fetch' | 'pending'>(this, { fetch: false, pending: false }, { autoBind: true })
  }

  /** Loads the first page unless that has been done or is being done. */
  async load(): Promise<void> {
    if (this.status === 'idle' || this.status === 'failed') await this.reload()
  }

  /** Begins again with the first page; the old list stays until the new one is there. */
  async reload(): Promise<void> {
    this.more = 'idle'
    if (this.status !== 'ready') this.status = 'loading'
    await this.take(1)
  }

  /** Reads all of the list again, so that whoever comes back finds it as long as it was; the old one stays until then. */
  async renew(): Promise<void> {
    if (this.status !== 'ready' || this.page === 1) return this.reload()
    this.more = 'idle'
    const requests = Math.ceil(this.page / mostPages)
    await this.take(1, requests * Math.ceil(this.page / requests))
  }

  /** Adds the next page, if there is one and none is on its way. */
  async loadMore(): Promise<void> {
    if (this.status !== 'ready' || !this.hasMore || this.pending) return
    this.more = 'loading'
    await this.take(this.page + 1)
  }

  /** Changes the list by hand, for instance after an item was taken away. */
  change(edit: (items: T[]) => T[]): void {
    this.items = edit(this.items)
  }

  /** Gives up a page that is on its way. */
  dispose(): void {
    this.pending?.abort?.()
    this.pending = undefined
  }

  private async take(page: number, last = page) {
    this.pending?.abort?.()
    const pending = last > page ? this.fetchAll(last) : this.fetch({ page, pageSize: limits.pageSize })
    this.pending = pending
    try {
      const answer = await pending
      if (this.pending === pending) this.add(page, last, answer)
    } catch (error) {
      if (this.pending === pending) this.fail(page, error)
    }
  }

  /** The first so many pages as one, in as few requests as the server allows, all of one size. */
  private fetchAll(pages: number): Loading<T> {
    const requests = Math.ceil(pages / mostPages)
    const pageSize = (pages / requests) * limits.pageSize
    const parts = Array.from({ length: requests }, (_, index) => this.fetch({ page: index + 1, pageSize }))
    const whole = Promise.all(parts).then((all) => ({
      items: all.flatMap(({ items }) => items),
      hasMore: all.at(-1)?.hasMore ?? false,
    }))
    return Object.assign(whole, { abort: () => parts.forEach((part) => part.abort?.()) })
  }

  private add(page: number, last: number, { items, hasMore }: Page<T>) {
    this.items = page === 1 ? [...items] : [...this.items, ...items]
    Object.assign(this, { page: last, hasMore, status: 'ready', more: 'idle', pending: undefined })
  }

  private fail(page: number, error: unknown) {
    this.pending = undefined
    if (error instanceof Aborted) return
    this.message = messageOf(error)
    if (page > 1) this.more = 'failed'
    else if (this.status !== 'ready') this.status = 'failed'
    else if (!(error instanceof SessionEnded)) toast(this.message)
  }
}
