import { hasNewBuild } from '@/services/new-build'
import { inBackground } from './base/background'
import { offerBuild } from './build-offer'

/** Time for which the server is not asked again. */
const restMs = 10 * 60_000

/** Looks for a newer build of the web client and offers it, until it is declined. */
export class BuildWatch {
  private askedAt = -Infinity
  private isDeclined = false

  constructor(private readonly begin = () => window.location.reload()) {}

  /** Asks for a newer build, not more often than every ten minutes. */
  async look(): Promise<void> {
    const now = Date.now()
    if (this.isDeclined || now - this.askedAt < restMs) return
    this.askedAt = now
    if (!(await inBackground(hasNewBuild))) return
    if (await offerBuild()) this.begin()
    else this.isDeclined = true
  }
}

/** The watch of the open page. */
export const watch = new BuildWatch()
