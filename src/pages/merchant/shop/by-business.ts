import type { BusinessKind } from '@contract/order-kinds'
import { navigate } from '@/platform/gate'
import { words } from './text'

/** The screen on which customers see a store, by what it sells. */
export const previews: Readonly<Record<BusinessKind, (id: string) => void>> = {
  takeaway: (id) => navigate('storeDetail', { id }),
  mall: (id) => navigate('mallShop', { id }),
  // A hotel has no preview yet; its page as a store replaces it.
  hotel: (id) => navigate('storeDetail', { id }),
}

/** Whether goods go back to a store, by what it sells. */
export const takesReturns: Readonly<Record<BusinessKind, boolean>> = { takeaway: false, mall: true, hotel: false }

/** Texts of the automatic processing of paid orders, by business. */
export const autoWords = (): Readonly<Record<BusinessKind, { label: string; note: string }>> => {
  const { autoAccept, autoNote, autoShip, autoShipNote } = words()
  return {
    takeaway: { label: autoAccept, note: autoNote },
    mall: { label: autoShip, note: autoShipNote },
    hotel: { label: autoAccept, note: autoNote },
  }
}
