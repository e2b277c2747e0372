import type { OrderKindName } from '@contract/order-kinds'
import type { Tab } from '@/components/frame/Screen'

const takeaway = [
  { name: 'merchantOrders', icon: 'receipt-text', label: { en: 'Orders', zh: '配送订单' } },
  { name: 'merchantGoods', icon: 'shopping-bag', label: { en: 'Goods', zh: '商品管理' } },
  { name: 'merchantDelivery', icon: 'bike', label: { en: 'Delivery', zh: '商家配送' } },
  { name: 'merchantShop', icon: 'store', label: { en: 'Shop', zh: '店铺管理' } },
  { name: 'merchantMy', icon: 'user-round', label: { en: 'Me', zh: '我的' } },
] as const satisfies readonly Tab[]

export type MerchantTabName = (typeof takeaway)[number]['name']

type MerchantTab = Tab & { readonly name: MerchantTabName }

/** The tabs of shops that ship: their parcels leave from the orders, and their products are not edited here. */
const mall = takeaway.flatMap((tab): MerchantTab[] => {
  if (tab.name === 'merchantDelivery' || tab.name === 'merchantGoods') return []
  return [tab.name === 'merchantOrders' ? { ...tab, label: { en: 'Orders', zh: '订单' } } : tab]
})

/** A merchant's tabs by what the store sells. */
export const bars: Readonly<Record<OrderKindName, readonly MerchantTab[]>> = { takeaway, mall }

/** The tabs for who runs no store. */
export const barOfNobody: readonly MerchantTab[] = takeaway
