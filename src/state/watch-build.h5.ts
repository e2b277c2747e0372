import { hasNewBuild } from '@/services/new-build'
import { inBackground } from './base/background'
import { offerBuild } from './build-offer'

/** How long the server is not asked again. */
const restMs = 10 * 60_000
let askedAt = -Infinity
/** A build that was declined is not offered again until the page is left. */
let isDeclined = false

/** Asks for a newer build, not more often than every ten minutes, and offers it. */
export async function watchBuild(): Promise<void> {
  const now = performance.now()
  if (isDeclined || now - askedAt < restMs) return
  askedAt = now
  if (!(await inBackground(hasNewBuild))) return
  if (await offerBuild()) window.location.reload()
  else isDeclined = true
}
