import type { BusinessKind } from '@contract/order-kinds'
import type { StoreSummary } from '@contract/entities/store'
import { navigate } from '@/platform/navigation/gate'
import { openStore } from './store-page'

interface Door {
  readonly open: (id: string) => void
  /** Whether its stores deliver from a menu. */
  readonly delivers: boolean
}

/** Pages of stores, by business. */
const doors: Readonly<Record<BusinessKind, Door>> = {
  takeaway: { open: (id) => openStore(id), delivers: true },
  mall: { open: (id) => navigate('mallShop', { id }), delivers: false },
  hotel: { open: (id) => navigate('hotel', { id }), delivers: false },
}

/** Whether a store has the page of delivering stores, with a menu. */
export const delivers = ({ business }: Pick<StoreSummary, 'business'>): boolean => doors[business].delivers

/** Opens the page of a store, whatever it sells. */
export const openAnyStore = ({ id, business }: Pick<StoreSummary, 'id' | 'business'>): void => doors[business].open(id)
