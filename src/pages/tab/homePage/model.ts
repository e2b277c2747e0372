import type { Basket, CartLine } from '@contract/entities/cart'
import type { OrderSummary } from '@contract/entities/order'
import type { StoreSummary } from '@contract/entities/store'
import { actionsFor, viewOf } from '@/features/order/kinds'
import { OrderActions } from '@/features/order/order-actions'
import type { Api } from '@/services/api'
import { makeModel, PagedResource, Resource, type RootState } from '@/state'

/** Number of past orders that are shown, and of those that they are chosen from. */
const PAST = 3
const READ = 10

/** The newest order at a store for each choice of items: the same items of the same store are listed once. */
function meals(orders: readonly OrderSummary[]): OrderSummary[] {
  const known = new Map<string, OrderSummary>()
  for (const order of orders) {
    const key = [order.store?.id, order.title, order.count].join()
    if (!known.has(key)) known.set(key, order)
  }
  return [...known.values()].slice(0, PAST)
}

/** Baskets, past orders and nearby stores (product text §2, tab 2). */
export class GoOrderModel {
  readonly past: Resource<OrderSummary[]>
  readonly nearby: PagedResource<StoreSummary>
  readonly actions: OrderActions

  constructor(
    private readonly api: Api,
    private readonly root: RootState,
  ) {
    this.past = new Resource(() => this.load())
    this.nearby = new PagedResource((page) => api.store.list(page, { quiet: true }))
    const again = () => void this.past.reload()
    this.actions = new OrderActions(api, root, { changed: again, removed: again, refused: again }, viewOf)
    makeModel(this, 'api', 'root', 'actions')
  }

  get signedIn(): boolean {
    return this.root.session.signedIn
  }

  get baskets(): Basket[] {
    return this.root.cart.baskets
  }

  /** Whether the parts above the stores are loaded, to avoid layout shifts. */
  get settled(): boolean {
    return !this.signedIn || !this.past.coming
  }

  quantityOf(line: CartLine): number {
    return this.root.cart.quantity(line)
  }

  change({ store }: Basket, { goodsId, optionIds }: CartLine, quantity: number): void {
    void this.root.cart.want({ storeId: store.id, goodsId, optionIds }, quantity)
  }

  /** Reloads what other screens may have changed. */
  async shown(): Promise<void> {
    if (!this.signedIn) await this.root.cart.refresh()
    else if (this.past.status === 'ready') await this.past.reload()
  }

  async refresh(): Promise<void> {
    await Promise.all([this.past.reload(), this.nearby.reload()])
  }

  dispose(): void {
    this.past.dispose()
    this.nearby.dispose()
  }

  private async load(): Promise<OrderSummary[]> {
    if (!this.signedIn) return []
    void this.nearby.load()
    const [{ items }] = await Promise.all([
      this.api.order.list({ tab: 'completed', pageSize: READ }, { quiet: true }),
      this.root.cart.load(),
    ])
    return meals(items.filter((order) => order.store && actionsFor(order).includes('again')))
  }
}
