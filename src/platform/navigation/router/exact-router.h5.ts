import { loadScreens } from './load-screens.h5'
import type { Screen } from './screens.h5'

type Action = Screen['load']
type Paths = string | readonly string[]

interface AppConfig {
  routes: Screen[]
  router: { customRoutes: Readonly<Record<string, Paths>> }
}

declare global {
  interface Window {
    __taroAppConfig: AppConfig
  }
}

/**
 * Finds a screen by its exact path; replaces `universal-router` in Taro's router. It knows home from the start and loads
 * the table of the others when one of them is opened.
 */
export default class ExactRouter {
  private readonly actions = new Map<string, Action>()

  constructor(routes: readonly { path: Paths; action: Action }[]) {
    for (const { path, action } of routes) this.add(path, action)
  }

  /** @throws Error with the status 404 for an unknown path */
  async resolve(pathname: string): Promise<ReturnType<Action>> {
    const path = pathname.replace(/(.)\/$/, '$1')
    if (!this.actions.has(path)) await this.addScreens()
    const action = this.actions.get(path)
    if (!action) throw Object.assign(new Error(`No screen at ${pathname}`), { status: 404 })
    return action({ pathname }, {})
  }

  private add(paths: Paths, action: Action) {
    for (const path of [paths].flat()) this.actions.set(path, action)
  }

  private async addScreens() {
    const { screens } = await loadScreens()
    const { routes, router } = window.__taroAppConfig
    if (routes.length > screens.length) return
    routes.push(...screens)
    for (const { path, load } of screens) this.add(router.customRoutes[`/${path}`] ?? `/${path}`, load)
  }
}
