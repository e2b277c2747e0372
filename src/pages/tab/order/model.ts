import { reaction, runInAction } from 'mobx'
import type { OrderTab } from '@contract/calls/order'
import type { OrderSummary } from '@contract/entities/order'
import { limits } from '@contract/limits'
import type { OrderKindName } from '@contract/order-kinds'
import { isFinished } from '@/features/order/head'
import { viewOf } from '@/features/order/kinds'
import { OrderActions } from '@/features/order/order-actions'
import type { Answer, Api } from '@/services/api'
import { makeModel, PagedResource, type RootState } from '@/state'
import { inBackground } from '@/state/base/background'
import { followSubjects } from '@/state/base/follow-subjects'

/** The order list by tab and keyword, with live updates (product text §2, §4). */
export class OrdersModel {
  list: PagedResource<OrderSummary>
  counts: Answer<'order.count'> = { toPay: 0, inProgress: 0, completed: 0, toReview: 0, refund: 0 }
  readonly actions: OrderActions
  /** Whether the search field replaces the title. */
  searching = false
  typed = ''
  /** Only orders of this kind; of all kinds when undefined. */
  kind: OrderKindName | undefined = undefined
  private keyword = ''
  private timer: ReturnType<typeof setTimeout> | undefined
  private readonly stopFollowing: () => void

  constructor(
    private readonly api: Api,
    private readonly root: RootState,
  ) {
    this.list = this.newList()
    this.actions = new OrderActions(api, root, this, viewOf)
    makeModel(this, 'api', 'root', 'actions', 'timer', 'stopFollowing')
    this.stopFollowing = reaction(() => [this.tab, this.kind, this.keyword].join(' '), this.begin)
  }

  get signedIn(): boolean {
    return this.root.session.signedIn
  }

  get tab(): OrderTab {
    return this.root.ordersTab.chosen
  }

  get isFiltered(): boolean {
    return this.keyword !== ''
  }

  /** Badge counts by tab. */
  get badges(): Partial<Record<OrderTab, number>> {
    return { toPay: this.counts.toPay, refund: this.counts.refund }
  }

  choose(tab: OrderTab): void {
    this.root.ordersTab.choose(tab)
  }

  chooseKind(kind: OrderKindName | undefined): void {
    this.kind = kind
  }

  startSearch(): void {
    this.searching = true
  }

  endSearch(): void {
    this.searching = false
    this.type('')
    this.search()
  }

  /** Searches after a debounce. */
  type(text: string): void {
    this.typed = text
    clearTimeout(this.timer)
    this.timer = setTimeout(this.search, limits.debounceMs)
  }

  search(): void {
    clearTimeout(this.timer)
    this.keyword = this.typed.trim()
  }

  /** Reloads the first page and the counts. */
  async refresh(): Promise<void> {
    if (this.signedIn) await Promise.all([this.list.reload(), this.count()])
  }

  /** Reloads list and counts and keeps the scroll position. */
  async returned(): Promise<void> {
    if (this.signedIn) await this.renewAll()
  }

  async count(): Promise<void> {
    if (!this.signedIn) return
    const counts = await inBackground(() => this.api.order.count({}, { quiet: true }))
    if (counts) runInAction(() => (this.counts = counts))
  }

  /** Follows the orders in progress; returns the function that ends it. */
  follow(): () => void {
    const inProgress = () => this.list.items.filter((order) => !isFinished(order)).map(({ id }) => id)
    return followSubjects('order', inProgress, (ids) => {
      const [id, ...others] = ids ?? []
      if (id !== undefined && others.length === 0) void this.renew(id)
      else void this.renewAll(false)
    })
  }

  changed(order: OrderSummary): void {
    this.list.change((items) => items.map((item) => (item.id === order.id ? order : item)))
    // The order may have moved to another tab.
    if (this.tab !== 'all') void this.list.renew()
    void this.count()
  }

  removed(id: string): void {
    this.list.change((items) => items.filter((item) => item.id !== id))
    void this.count()
  }

  /** Reloads one order. */
  refused(id: string): void {
    void this.renew(id)
  }

  dispose(): void {
    clearTimeout(this.timer)
    this.stopFollowing()
    this.list.dispose()
  }

  private async renew(id: string) {
    const order = await inBackground(() => this.api.order.detail({ orderId: id }, { quiet: true }))
    if (order) this.changed(order)
  }

  private async renewAll(toasts = true) {
    await Promise.all([this.list.renew(toasts), this.count()])
  }

  private begin() {
    this.list.dispose()
    this.list = this.newList()
  }

  private newList() {
    const asked = { tab: this.tab, keyword: this.keyword || undefined, kind: this.kind }
    return new PagedResource<OrderSummary>((page) => this.api.order.list({ ...page, ...asked }, { quiet: true }))
  }
}
