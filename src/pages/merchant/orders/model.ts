import { reaction } from 'mobx'
import { OrderWork } from '@/features/merchant/order-work'
import { toast } from '@/platform/feedback'
import { alertNewOrder } from '@/platform/new-order-alert'
import { tabBadges } from '@/platform/tab-badges'
import type { Api } from '@/services/api'
import { makeModel } from '@/state'
import { words } from './text'

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
        if (count !== undefined && before !== undefined && count > before) this.announce(count - before)
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

  /** Tells of new orders by a notice, a bell and a vibration. */
  private announce(count: number): void {
    toast(words().arrived(count))
    alertNewOrder()
  }
}
