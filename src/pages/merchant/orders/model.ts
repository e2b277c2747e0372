import { reaction } from 'mobx'
import { OrderWork } from '@/features/merchant/order-work'
import { alertNewOrder } from '@/platform/new-order-alert'
import { tabBadges } from '@/platform/tab-badges'
import type { Api } from '@/services/api'
import { makeModel } from '@/state'

/** The delivery orders of a store (product text §2, merchant tab bar): a new one appears by itself and is heard. */
export class StoreOrdersModel {
  readonly work: OrderWork
  private readonly stop: () => void

  constructor(api: Api, storeId: string) {
    this.work = new OrderWork(api, storeId)
    makeModel(this, 'work', 'stop')
    this.stop = reaction(
      () => this.work.summary?.counts.new,
      (count, before) => {
        tabBadges.set('merchantOrders', count ?? 0)
        if (count !== undefined && before !== undefined && count > before) alertNewOrder()
      },
    )
  }

  follow(): () => void {
    return this.work.follow()
  }

  dispose(): void {
    this.stop()
    this.work.dispose()
  }
}
