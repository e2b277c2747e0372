import { followUpdates, startUpdate } from '@/platform/device/update-manager'
import type { Api } from '@/services/api'
import { offerBuild } from './build-offer'

/** Offers a newer version of the mini-program once the platform has downloaded it. */
export function offerUpdate(_: Api): Promise<void> {
  followUpdates(() => void offerBuild().then((isTaken) => isTaken && startUpdate()))
  return Promise.resolve()
}
