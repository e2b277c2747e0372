import type { BusinessKind } from '@contract/order-kinds'
import type { StoreSummary } from '@contract/entities/store'
import { navigate } from '@/platform/navigation/gate'
import { openStore } from './store-page'

type Open = (id: string) => void

/** Screens of stores without immediate delivery, by business; all others have the store's page. */
const doors: { readonly [Business in BusinessKind]?: Open } = {
  mall: (id) => navigate('mallShop', { id }),
  hotel: (id) => navigate('hotel', { id }),
}

/** Whether a store has the page of delivering stores, with a menu. */
export const delivers = ({ business }: Pick<StoreSummary, 'business'>): boolean => doors[business] === undefined

/** Opens the page of a store, whatever it sells. */
export function openAnyStore({ id, business }: Pick<StoreSummary, 'id' | 'business'>): void {
  const open = doors[business] ?? openStore
  open(id)
}
