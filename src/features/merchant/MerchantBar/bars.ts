import type { BusinessKind } from '@contract/order-kinds'
import type { Tab } from '@/components/frame/Screen'
import type { StoreName } from '../merchant'

const takeaway = [
  { name: 'merchantOrders', icon: 'receipt-text', label: { en: 'Orders', zh: '配送订单' } },
  { name: 'merchantGoods', icon: 'shopping-bag', label: { en: 'Goods', zh: '商品管理' } },
  { name: 'merchantDelivery', icon: 'bike', label: { en: 'Delivery', zh: '商家配送' } },
  { name: 'merchantShop', icon: 'store', label: { en: 'Shop', zh: '店铺管理' } },
  { name: 'merchantMy', icon: 'user-round', label: { en: 'Me', zh: '我的' } },
] as const satisfies readonly Tab[]

const ofHotels = [
  { name: 'merchantArrivals', icon: 'calendar-check', label: { en: 'Arrivals', zh: '到店' } },
  { name: 'merchantRooms', icon: 'bed-double', label: { en: 'Rooms', zh: '房态' } },
] as const satisfies readonly Tab[]

/** The tab of restaurants whose tables are booked, before the shop. */
const tables = { name: 'merchantTables', icon: 'utensils', label: { en: 'Tables', zh: '订座' } } as const satisfies Tab

export type MerchantTabName = (typeof takeaway | typeof ofHotels)[number]['name'] | typeof tables.name

type MerchantTab = Tab & { readonly name: MerchantTabName }

/** The tabs of shops that ship: their parcels leave from the orders. */
const mall = takeaway.flatMap((tab): MerchantTab[] => {
  if (tab.name === 'merchantDelivery') return []
  return [tab.name === 'merchantOrders' ? { ...tab, label: { en: 'Orders', zh: '订单' } } : tab]
})

/** The tabs of hotels. */
const hotel: readonly MerchantTab[] = [
  ...ofHotels,
  ...takeaway.filter(({ name }) => name === 'merchantShop' || name === 'merchantMy'),
]

const bars: Readonly<Record<BusinessKind, readonly MerchantTab[]>> = { takeaway, mall, hotel }

/** A merchant's tabs by business, and by whether tables can be booked. */
export function tabsOf({ business, takesTables }: Pick<StoreName, 'business' | 'takesTables'>): readonly MerchantTab[] {
  return bars[business].flatMap((tab) => (takesTables && tab.name === 'merchantShop' ? [tables, tab] : [tab]))
}

/** Whether a screen is for stores of a business; that of tables is for restaurants without them too, which begin there. */
export const isFor = (store: Pick<StoreName, 'business' | 'takesTables'>, tab: MerchantTabName): boolean =>
  tabsOf({ ...store, takesTables: true }).some(({ name }) => name === tab) &&
  (tab !== tables.name || store.business === 'takeaway')

/** Tabs of a customer without a store. */
export const barOfNobody: readonly MerchantTab[] = takeaway
