import type { OrderTab } from '@contract/calls/order'
import { makeModel } from './base/make-model'

/** The selected tab of the screen "Orders", shared since tab screens take no parameters. */
export class OrdersTabState {
  chosen: OrderTab = 'all'

  constructor() {
    makeModel(this)
  }

  choose(tab: OrderTab): void {
    this.chosen = tab
  }
}
