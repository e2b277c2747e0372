import { createContext, useContext, useEffect, useState } from 'react'
import { restored } from '@/platform/persisted'
import { api, type Api } from '@/services/api'
import { offerUpdate } from './app-update'
import { CartStore } from './cart'
import { CheckoutStore } from './checkout'
import { LanguageStore } from './language'
import { OrdersTabStore } from './orders-tab'
import { PlaceStore } from './place'
import { SearchHistoryStore } from './search-history'
import { SessionStore } from './session'

/** State that outlives a screen. The app makes one and gives it to all screens. */
export class RootStore {
  readonly session = new SessionStore(api)
  readonly cart = new CartStore(api)
  readonly checkout = new CheckoutStore()
  readonly place = new PlaceStore(api)
  readonly language = new LanguageStore()
  readonly ordersTab = new OrdersTabStore()
  readonly searchHistory = new SearchHistoryStore()

  /** Reads what the kept session says: the customer and the baskets. */
  async start(): Promise<void> {
    await restored()
    await Promise.all([this.session.refresh(), this.cart.refresh(), offerUpdate(api)])
  }
}

export const StoresContext = createContext<RootStore | undefined>(undefined)

export function useStores(): RootStore {
  const stores = useContext(StoresContext)
  if (!stores) throw new Error('useStores needs the app, or a test that renders by renderScreen')
  return stores
}

interface Disposable {
  dispose?: () => void
}

/** A screen's model: made once when the screen opens, and disposed of, if it wants, when it closes. */
export function useModel<M extends object>(make: (api: Api, stores: RootStore) => M): M {
  const stores = useStores()
  const [model] = useState(() => make(api, stores))
  useEffect(() => () => (model as Disposable).dispose?.(), [model])
  return model
}
