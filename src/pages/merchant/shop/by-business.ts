import type { OrderKindName } from '@contract/order-kinds'
import { navigate } from '@/platform/gate'
import { words } from './text'

/** The screen on which customers see a store, by what it sells. */
export const previews: Readonly<Record<OrderKindName, (id: string) => void>> = {
  takeaway: (id) => navigate('storeDetail', { id }),
  mall: (id) => navigate('mallShop', { id }),
}

/** What is done with paid orders without the merchant, by what the store sells. */
export const autoWords = (): Readonly<Record<OrderKindName, { label: string; note: string }>> => {
  const { autoAccept, autoNote, autoShip, autoShipNote } = words()
  return { takeaway: { label: autoAccept, note: autoNote }, mall: { label: autoShip, note: autoShipNote } }
}
