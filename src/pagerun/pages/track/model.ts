import type { SharedErrand } from '@contract/entities/errand'
import type { Api } from '@/services/api'
import { makeModel, Resource } from '@/state'

/** Poll interval of the recipient's page, which has no session and so no live channel. */
const LOOK_MS = 5000

const ended = ['delivered', 'review', 'evaluated', 'completed', 'returned', 'cancelled']

/** An errand as whoever has its link follows it: no amounts, no phones, no doors. */
export class TrackModel {
  readonly errand: Resource<SharedErrand>

  constructor(api: Api, token: string) {
    this.errand = new Resource(() => api.errand.shared({ token }, { quiet: true }))
    makeModel(this, 'errand')
  }

  /** Whether anything can still change that the recipient sees. */
  get isUnderWay(): boolean {
    const { value } = this.errand
    return value !== undefined && !ended.includes(value.state)
  }

  follow(): () => void {
    const timer = setInterval(() => this.isUnderWay && void this.errand.reload(false), LOOK_MS)
    return () => clearInterval(timer)
  }

  dispose(): void {
    this.errand.dispose()
  }
}
