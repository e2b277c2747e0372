import { createContext, useContext, useEffect, useMemo, useState } from 'react'
import { deployment } from '@/platform/session/deployment'
import { restored } from '@/platform/storage/persisted'
import { usePage, type PageView } from '@/platform/navigation/page-view'
import { api, apiFor, type Api } from '@/services/api'
import { offerUpdate } from './app-update'
import { attempt } from './base/attempt'
import { CartState } from './cart'
import { OrdersTabState } from './orders-tab'
import { PlaceState } from './place'
import { SearchHistoryState } from './search-history'
import { SessionState } from './session'

/** State that outlives screens, created once by the app. */
export class RootState {
  readonly session = new SessionState(api)
  readonly cart = new CartState(api)
  readonly place = new PlaceState(api)
  readonly ordersTab = new OrdersTabState()
  readonly searchHistory = new SearchHistoryState()

  private readonly kept = new Map<unknown, object>()

  /** The single instance of a feature's or screen's state class, created on first use. */
  keep<S extends object>(State: new () => S): S {
    const known = this.kept.get(State)
    if (known instanceof State) return known
    const made = new State()
    this.kept.set(State, made)
    return made
  }

  /** Loads the deployment configuration, the customer and the baskets. */
  async start(): Promise<void> {
    await restored()
    await Promise.all([this.session.refresh(), this.cart.refresh(), this.askDeployment(), offerUpdate(api)])
  }

  /** Calls of a screen. Data that such a call changes are reloaded when the screen was left before the answer. */
  apiOf(page: PageView): Api {
    return apiFor({ left: () => page.left, missed: this.catchUp })
  }

  private catchUp = (): void => {
    void this.session.refresh()
    void this.cart.refresh()
  }

  private async askDeployment(): Promise<void> {
    const chosen = await attempt(() => api.home.config({}, { quiet: true }))
    if (chosen) deployment.set(chosen)
  }
}

/** Context of the root state; provided by the app and by tests. */
export const RootStateContext = createContext<RootState | undefined>(undefined)

/** The root state. @throws Error outside of the app */
export function useRootState(): RootState {
  const root = useContext(RootStateContext)
  if (!root) throw new Error('useRootState needs the app, or a test that renders by renderScreen')
  return root
}

interface Disposable {
  dispose?: () => void
}

/** The calls of the enclosing screen, which end with it. */
export function useApi(): Api {
  const root = useRootState()
  const page = usePage()
  return useMemo(() => root.apiOf(page), [root, page])
}

/** Creates a screen's model once, with calls that end with the screen, and disposes of it on unmount. */
export function useModel<M extends object>(make: (api: Api, root: RootState) => M): M {
  const root = useRootState()
  const api = useApi()
  const [model] = useState(() => make(api, root))
  useEffect(() => () => (model as Disposable).dispose?.(), [model])
  return model
}
