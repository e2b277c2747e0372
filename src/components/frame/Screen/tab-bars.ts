import type { IconName } from '@/components/base/Icon'
import type { RouteName } from '@/routes'
import type { Localized, Settings } from '@contract/settings'

/** One tab: the screen it opens, its name and icon. */
export interface Tab {
  readonly name: RouteName
  readonly icon: IconName
  readonly label: Localized
  /** Drawn as a raised disc in the middle of the bar. */
  readonly raised?: boolean
}

const home = { name: 'home', icon: 'house', label: { en: 'Home', zh: '首页' } } as const
const member = { name: 'member', icon: 'crown', label: { en: 'Member', zh: '会员' } } as const
const orders = { name: 'orders', icon: 'receipt-text', label: { en: 'Orders', zh: '订单' } } as const
const my = { name: 'my', icon: 'user-round', label: { en: 'Me', zh: '我的' } } as const
const orderFood = {
  name: 'orderFood',
  icon: 'shopping-bag',
  label: { en: 'Order', zh: '去点餐' },
  raised: true,
} as const
const errands = { name: 'errands', icon: 'bike', label: { en: 'Errands', zh: '跑腿' } } as const

/** The customer's tabs in both readings (product text §2). */
const tabBars = {
  ordering: [home, member, orderFood, orders, my],
  errands: [home, orders, my, member, errands],
} as const satisfies Record<Settings['customerTabs'], readonly Tab[]>

export type TabName = (typeof tabBars)[keyof typeof tabBars][number]['name']

/** The tabs of the reading that a deployment chose; the first that has the tab where the reading has not, or is one of a newer server. */
export function barOf(tab: TabName, chosen = 'ordering'): readonly Tab[] {
  const bars = Object.entries(tabBars).filter(([, tabs]) => tabs.some(({ name }) => name === tab))
  return (bars.find(([reading]) => reading === chosen) ?? bars[0])?.[1] ?? []
}
