import { quietly } from '@/platform/navigation/chunks.h5'
import type { Api } from '@/services/api'

const look = () =>
  document.visibilityState === 'visible' &&
  void quietly(() => import('./watch-build.h5')).then((it) => it?.watch.look())

/** Looks for a newer build each time the page is shown again. */
export function offerUpdate(_: Api): Promise<void> {
  document.addEventListener('visibilitychange', look)
  return Promise.resolve()
}
