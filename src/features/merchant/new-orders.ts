import { reaction } from 'mobx'
import { dictionary } from '@/i18n'
import { toast } from '@/platform/view/feedback'
import { tabBadges } from '@/platform/navigation/tab-badges'
import { makeModel } from '@/state'
import { ringBell } from './bell'
import type { MerchantTabName } from './MerchantBar/bars'

const words = dictionary({
  en: { arrived: (count: number) => (count === 1 ? 'A new order' : `${count} new orders`) },
  zh: { arrived: (count) => `您有${count}个新订单` },
})

/** Counts the new orders of a store on its tab, and announces each by a notice, a bell and a vibration. */
export class NewOrders {
  private readonly stops: readonly (() => void)[]

  /**
   * @param count how many are new; undefined while that is unknown
   * @param badge what the tab counts, the new ones by default
   */
  constructor(tab: MerchantTabName, count: () => number | undefined, badge = count) {
    makeModel(this, 'stops')
    const counting = reaction(badge, (now) => tabBadges.set(tab, now ?? 0))
    const announcing = reaction(count, (now, before) => {
      if (now === undefined || before === undefined || now <= before) return
      toast(words().arrived(now - before))
      ringBell()
    })
    this.stops = [counting, announcing]
  }

  dispose(): void {
    this.stops.forEach((stop) => stop())
  }
}
