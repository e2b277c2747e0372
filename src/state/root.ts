import { createContext, useContext, useEffect, useState } from 'react'
import { deployment } from '@/platform/deployment'
import { restored } from '@/platform/persisted'
import { api, type Api } from '@/services/api'
import { offerUpdate } from './app-update'
import { attempt } from './base/attempt'
import { CartState } from './cart'
import { OrdersTabState } from './orders-tab'
import { PlaceState } from './place'
import { SearchHistoryState } from './search-history'
import { SessionState } from './session'

/** State that outlives a screen. The app makes one and gives it to all screens. */
export class RootState {
  readonly session = new SessionState(api)
  readonly cart = new CartState(api)
  readonly place = new PlaceState(api)
  readonly ordersTab = new OrdersTabState()
  readonly searchHistory = new SearchHistoryState()

  private readonly kept = new Map<unknown, object>()

  /** The one instance of a state that a feature or a screen has of its own and that outlives its screens; made when first asked for. */
  keep<S extends object>(State: new () => S): S {
    const known = this.kept.get(State)
    if (known instanceof State) return known
    const made = new State()
    this.kept.set(State, made)
    return made
  }

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

/** Hands the state of the app to all screens; set by the app, and by tests. */
export const RootStateContext = createContext<RootState | undefined>(undefined)

/** The state that outlives a screen. @throws Error outside of the app */
export function useRootState(): RootState {
  const root = useContext(RootStateContext)
  if (!root) throw new Error('useRootState needs the app, or a test that renders by renderScreen')
  return root
}

interface Disposable {
  dispose?: () => void
}

/** A screen's model: made once when the screen opens, and disposed of, if it wants, when it closes. */
export function useModel<M extends object>(make: (api: Api, root: RootState) => M): M {
  const root = useRootState()
  const [model] = useState(() => make(api, root))
  useEffect(() => () => (model as Disposable).dispose?.(), [model])
  return model
}
