import { reaction } from 'mobx'
import { toast } from '@/platform/feedback'
import { alertNewOrder } from '@/platform/new-order-alert'
import { tabBadges } from '@/platform/tab-badges'
import { makeModel } from '@/state'
import { words } from './text'

/** Counts the new orders of a store on its tab, and tells of those that come by a notice, a bell and a vibration. */
export class NewOrders {
  private readonly stop: () => void

  /** @param count how many are new; undefined while that is unknown */
  constructor(count: () => number | undefined) {
    makeModel(this, 'stop')
    this.stop = reaction(count, (now, before) => {
      tabBadges.set('merchantOrders', now ?? 0)
      if (now === undefined || before === undefined || now <= before) return
      toast(words().arrived(now - before))
      alertNewOrder()
    })
  }

  dispose(): void {
    this.stop()
  }
}
