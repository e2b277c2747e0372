import { pathOfRoute } from '@/route'
import type { RouteName } from '@/routes'
import { quietly } from './chunks.h5'

interface Connection {
  saveData?: boolean
}

/** Calls `work` once the page has loaded and the browser has nothing else to do. */
function whenIdle(work: () => void): void {
  const wait = () => ('requestIdleCallback' in window ? requestIdleCallback(work) : setTimeout(work))
  if (document.readyState === 'complete') wait()
  else window.addEventListener('load', wait, { once: true })
}

async function loadCode(name: RouteName): Promise<void> {
  const table = await quietly(() => import('./router/screens.h5'))
  const path = table && pathOfRoute(table.routes[name])
  const found = table?.screens.find((screen) => screen.path === path)
  if (found) await quietly(() => found.load({}, {})[0])
}

/**
 * Preloads the code of a screen in the background, unless the user saves data. A failed file is loaded when the screen
 * opens.
 */
export function prepareScreen(name: RouteName): void {
  const { connection }: { connection?: Connection } = navigator as object
  if (!connection?.saveData) whenIdle(() => void loadCode(name))
}
