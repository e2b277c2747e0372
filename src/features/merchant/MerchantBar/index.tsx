import { TabRow, type Tab } from '@/components/frame/Screen'
import { replace } from '@/platform/navigation'

const tabs = [
  { name: 'merchantOrders', icon: 'receipt-text', label: { en: 'Orders', zh: '配送订单' } },
  { name: 'merchantGoods', icon: 'shopping-bag', label: { en: 'Goods', zh: '商品管理' } },
  { name: 'merchantDelivery', icon: 'bike', label: { en: 'Delivery', zh: '商家配送' } },
  { name: 'merchantShop', icon: 'store', label: { en: 'Shop', zh: '店铺管理' } },
  { name: 'merchantMy', icon: 'user-round', label: { en: 'Me', zh: '我的' } },
] as const satisfies readonly Tab[]

export type MerchantTabName = (typeof tabs)[number]['name']

/** The merchant's tab bar: five equal tabs, each in place of the one before (product text §2). */
export const MerchantBar = ({ active }: { active: MerchantTabName }) => (
  <TabRow tabs={tabs} active={active} onOpen={(name) => void replace(name as MerchantTabName)} />
)
