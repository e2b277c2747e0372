import type { ComponentType } from 'react'
import type { OrderKindName } from '@contract/order-kinds'
import type { StoreName } from '@/features/merchant/merchant'
import { MallBoard } from './parts/mall-board'
import { TakeawayBoard } from './parts/takeaway-board'

/** How the orders of a store are shown, by what it sells. */
export const boards: Readonly<Record<OrderKindName, ComponentType<{ store: StoreName }>>> = {
  takeaway: TakeawayBoard,
  mall: MallBoard,
}
