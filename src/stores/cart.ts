import { makeAutoObservable, reaction } from 'mobx'
import type { Basket, Cart } from '@contract/entities/cart'
import { tabBadges } from '@/platform/tab-badges'
import { token } from '@/platform/token'
import type { Api } from '@/services/api'
import { attempt } from './attempt'

/** What lies in the baskets, for every screen that shows or changes it, and the badge of the tab "Go order". */
export class CartStore {
  baskets: Basket[] = []
  count = 0

  constructor(private readonly api: Api) {
    makeAutoObservable<this, 'api'>(this, { api: false }, { autoBind: true })
    reaction(
      () => this.count,
      (count) => tabBadges.set('goOrder', count),
    )
    reaction(
      () => token.value,
      () => void this.refresh(),
    )
  }

  basketOf(storeId: string): Basket | undefined {
    return this.baskets.find(({ store }) => store.id === storeId)
  }

  /** Reads all baskets again; a visitor has none. */
  async refresh(): Promise<void> {
    if (!token.value) return this.take({ baskets: [], count: 0 })
    const cart = await attempt(() => this.api.cart.info({}, { quiet: true }))
    if (cart) this.take(cart)
  }

  /** Takes over an answer with all baskets. */
  take({ baskets, count }: Cart): void {
    this.baskets = baskets
    this.count = count
  }

  /** Takes over an answer with one store's basket, which is none when that became empty. */
  takeStore(storeId: string, { baskets, count }: Cart): void {
    this.baskets = [...baskets, ...this.baskets.filter(({ store }) => store.id !== storeId)]
    this.count = count
  }
}
