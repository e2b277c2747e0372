import type { BusinessKind } from '@contract/order-kinds'
import { words } from './text'

/** Whether a store takes returns, by business. */
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
