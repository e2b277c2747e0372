import type { OrderTab } from '@contract/calls/order'
import { makeModel } from './base/make-model'

/** Which orders the tab "Orders" shows, since a tab cannot be opened with a parameter. */
export class OrdersTabState {
  chosen: OrderTab = 'all'

  constructor() {
    makeModel(this)
  }

  choose(tab: OrderTab): void {
    this.chosen = tab
  }
}
