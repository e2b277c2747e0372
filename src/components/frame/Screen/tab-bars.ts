import type { IconName } from '@/components/base/Icon'
import type { RouteName } from '@/routes'
import type { Localized } from '@contract/settings'

/** One tab: the screen it opens, its name and icon. */
export interface Tab {
  readonly name: RouteName
  readonly icon: IconName
  readonly label: Localized
  /** Drawn as a raised disc in the middle of the bar. */
  readonly raised?: boolean
}

/** The tab bars by user role (product text §2). */
export const tabBars = {
  customer: [
    { name: 'home', icon: 'house', label: { en: 'Home', zh: '首页' } },
    { name: 'member', icon: 'crown', label: { en: 'Member', zh: '会员' } },
    { name: 'orderFood', icon: 'shopping-bag', label: { en: 'Order', zh: '去点餐' }, raised: true },
    { name: 'orders', icon: 'receipt-text', label: { en: 'Orders', zh: '订单' } },
    { name: 'my', icon: 'user-round', label: { en: 'Me', zh: '我的' } },
  ],
} as const satisfies Record<string, readonly Tab[]>

export type TabName = (typeof tabBars)[keyof typeof tabBars][number]['name']

/** The tabs of the bar that contains `tab`. */
export const barOf = (tab: TabName): readonly Tab[] =>
  Object.values<readonly Tab[]>(tabBars).find((tabs) => tabs.some(({ name }) => name === tab)) ?? []
