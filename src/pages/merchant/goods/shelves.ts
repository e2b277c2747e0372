import type { ComponentType } from 'react'
import type { OrderKindName } from '@contract/order-kinds'
import type { ManagedStore } from '@/features/merchant/merchant'
import { MenuGoods } from './parts/menu-goods'
import { ShopProducts } from './parts/shop-products'

/** View of a store's goods, by its business. */
export const shelves: Readonly<Partial<Record<OrderKindName, ComponentType<{ store: ManagedStore }>>>> = {
  takeaway: MenuGoods,
  mall: ShopProducts,
}
