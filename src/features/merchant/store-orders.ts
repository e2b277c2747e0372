import { isOfKind } from '@contract/order-kinds'
import type { BoardOrder } from '@contract/entities/merchant'
import type { BoardKind, MerchantTab } from '@contract/merchant-work'
import type { Answer, Api } from '@/services/api'
import { live } from '@/services/live-channel'
import { makeModel, PagedResource } from '@/state'
import { OrderChanges } from './order-changes'

type Orders = Answer<'merchant.orders'>
/** An order of a kind as its store sees it. */
export type OrderOf<Kind extends BoardKind> = Extract<BoardOrder, { readonly kind: Kind }>

/** The orders of a store by tab, and their changes one at a time. */
export class StoreOrders<Kind extends BoardKind> {
  list: PagedResource<OrderOf<Kind>>
  /** Counts of the tabs and figures of today, from the last answer. */
  summary: Pick<Orders, 'counts' | 'today'> | undefined = undefined
  // The order is in another tab afterwards; after a refusal by the server it may be too.
  private readonly changes = new OrderChanges(() => this.list.renew())

  constructor(
    private readonly api: Api,
    readonly storeId: string,
    private readonly kind: Kind,
    public tab: MerchantTab<Kind>,
  ) {
    this.list = this.newList()
    makeModel(this, 'api', 'storeId', 'kind', 'changes')
  }

  choose(tab: MerchantTab<Kind>): void {
    if (tab === this.tab) return
    this.tab = tab
    this.list.dispose()
    this.list = this.newList()
  }

  /** Follows the store's orders while the screen is shown; returns the function that ends it. */
  follow(): () => void {
    return live.subscribe('store', this.storeId, () => void this.list.renew(false))
  }

  refresh(): Promise<void> {
    return this.list.reload()
  }

  /** The id of the order that is being changed. */
  get busy(): string {
    return this.changes.busy
  }

  /** Changes an order; answers whether it was. */
  send(...change: Parameters<OrderChanges['send']>): Promise<boolean> {
    return this.changes.send(...change)
  }

  dispose(): void {
    this.list.dispose()
  }

  private sum(summary: Orders): void {
    this.summary = summary
  }

  private newList() {
    const { tab, storeId, kind } = this
    return new PagedResource<OrderOf<Kind>>(async (page) => {
      const answer = await this.api.merchant.orders({ ...page, storeId, tab }, { quiet: true })
      this.sum(answer)
      return { ...answer, items: answer.items.filter((order) => isOfKind(order, kind)) }
    })
  }
}
