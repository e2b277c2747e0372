import { createContext, useContext, useEffect, useState } from 'react'
import { deployment } from '@/platform/deployment'
import { restored } from '@/platform/persisted'
import { api, type Api } from '@/services/api'
import { offerUpdate } from './app-update'
import { attempt } from './base/attempt'
import { CartStore } from './cart'
import { CheckoutStore } from './checkout'
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
  readonly ordersTab = new OrdersTabStore()
  readonly searchHistory = new SearchHistoryStore()

  /** Reads what the deployment chose and what the kept session says: the customer and the baskets. */
  async start(): Promise<void> {
    await restored()
    await Promise.all([this.session.refresh(), this.cart.refresh(), this.askDeployment(), offerUpdate(api)])
  }

  private async askDeployment(): Promise<void> {
    const chosen = await attempt(() => api.home.config({}, { quiet: true }))
    if (chosen) deployment.set(chosen)
  }
}

/** Hands the stores to all screens; set by the app, and by tests. */
export const StoresContext = createContext<RootStore | undefined>(undefined)

/** The stores that outlive a screen. @throws Error outside of the app */
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
