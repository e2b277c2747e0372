import type { StatementPeriod } from '@contract/entities/settlement'
import { runInAction } from 'mobx'
import type { StatementSums } from '@contract/entities/statement'
import type { StatementBook } from '../book'
import { makeModel, Resource } from '@/state'
import { attempt } from '@/state/base/attempt'

interface Listed {
  readonly items: readonly StatementSums[]
  readonly before: string | null
}

/** The statements of a party by the length of their periods, newest first. */
export class StatementsModel {
  period: StatementPeriod = 'weekly'
  list: Resource<Listed>
  loadingMore = false
  private older: StatementSums[] = []
  private before: string | null | undefined = undefined

  constructor(private readonly book: StatementBook) {
    this.list = this.newList()
    makeModel(this, 'book')
  }

  get items(): readonly StatementSums[] {
    return [...(this.list.value?.items ?? []), ...this.older]
  }

  /** A day of the newest period that is not shown yet; null at the end. */
  get rest(): string | null {
    return this.before === undefined ? (this.list.value?.before ?? null) : this.before
  }

  choose(period: StatementPeriod): void {
    this.period = period
    this.list.dispose()
    this.list = this.newList()
  }

  open(day: string): void {
    this.book.open({ period: this.period, day })
  }

  reload = (): Promise<void> => {
    this.forgetOlder()
    return this.list.reload()
  }

  async loadMore(): Promise<void> {
    const until = this.rest
    if (until === null || this.loadingMore) return
    const { period } = this
    this.loadingMore = true
    const page = await attempt(() => this.book.list({ period, until }))
    runInAction(() => {
      this.loadingMore = false
      if (!page || period !== this.period) return
      this.older.push(...page.items)
      this.before = page.before
    })
  }

  dispose(): void {
    this.list.dispose()
  }

  private forgetOlder(): void {
    this.older = []
    this.before = undefined
  }

  private newList(): Resource<Listed> {
    this.forgetOlder()
    const { period } = this
    return new Resource<Listed>(() => this.book.list({ period }))
  }
}
