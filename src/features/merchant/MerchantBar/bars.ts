import { isAtLeast } from '@contract/store-roles'
import type { BusinessKind } from '@contract/order-kinds'
import type { Tab } from '@/components/frame/Screen'
import type { ManagedStore } from '../merchant'

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

interface Business {
  readonly tabs: readonly MerchantTab[]
  /** Whether its stores may begin to take tables. */
  readonly hasTables: boolean
}

/** Tabs of the merchants of each business. */
const businesses: Readonly<Record<BusinessKind, Business>> = {
  takeaway: { tabs: takeaway, hasTables: true },
  mall: { tabs: mall, hasTables: false },
  hotel: { tabs: hotel, hasTables: false },
}

/** Tabs of those who run a store; a cashier has none of them. */
const managed: readonly MerchantTabName[] = ['merchantGoods', 'merchantRooms', 'merchantShop']

const mayUse = (role: ManagedStore['role'], tab: MerchantTabName): boolean =>
  isAtLeast(role, 'manager') || !managed.includes(tab)

/** A merchant's tabs by business, by whether tables can be booked, and by the role in the store's team. */
export function tabsOf(store: Pick<ManagedStore, 'business' | 'takesTables' | 'role'>): readonly MerchantTab[] {
  const { tabs } = businesses[store.business]
  return tabs
    .flatMap((tab) => (store.takesTables && tab.name === 'merchantShop' ? [tables, tab] : [tab]))
    .filter(({ name }) => mayUse(store.role, name))
}

/** Whether the stores of a business may take bookings of tables and have a queue. */
export const hasTables = (business: BusinessKind): boolean => businesses[business].hasTables

/** Whether a screen is for stores of a business; that of tables is for restaurants without them too, which begin there. */
export function isFor({ business, role }: Pick<ManagedStore, 'business' | 'role'>, tab: MerchantTabName): boolean {
  const { tabs } = businesses[business]
  if (tab === tables.name) return hasTables(business)
  return mayUse(role, tab) && tabs.some(({ name }) => name === tab)
}

/** Tabs of a customer without a store. */
export const barOfNobody: readonly MerchantTab[] = takeaway
