import type { ComponentType } from 'react'
import type { BusinessKind } from '@contract/order-kinds'
import type { ManagedStore } from '@/features/merchant/merchant'
import { MallBoard } from './parts/mall-board'
import { TakeawayBoard } from './parts/takeaway-board'

/** Board of a store's orders, by business. */
export const boards: Readonly<Partial<Record<BusinessKind, ComponentType<{ store: ManagedStore }>>>> = {
  takeaway: TakeawayBoard,
  mall: MallBoard,
}
