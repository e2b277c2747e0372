import { makeAutoObservable } from 'mobx'
import type { OrderTab } from '@contract/calls/order'

/** Which orders the tab "Orders" shows, since a tab cannot be opened with a parameter. */
export class OrdersTabStore {
  chosen: OrderTab = 'all'

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true })
  }

  choose(tab: OrderTab): void {
    this.chosen = tab
  }
}
