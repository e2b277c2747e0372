import type { ReturnTrack } from '@contract/entities/return-track'
import { followOrderOf } from '@/features/mall/ParcelTracking'
import { navigate } from '@/platform/navigation/gate'
import type { Api } from '@/services/api'
import { makeModel, Resource } from '@/state'

/** The tracking of the goods of a case on their way back, with live updates (product text §2, after-order logistics). */
export class ReturnTrackingModel {
  readonly track: Resource<ReturnTrack>

  constructor(
    api: Api,
    private readonly refundId: string,
  ) {
    this.track = new Resource(() => api.aftersale.returnTrack({ refundId }))
    makeModel(this, 'refundId')
  }

  /** Subscribes to updates of the order; returns the function that unsubscribes. */
  follow(): () => void {
    return followOrderOf(this.track)
  }

  /** Says how the goods are sent, or corrects it. */
  say(): void {
    navigate('returnInformation', { refundId: this.refundId })
  }

  openCase(): void {
    navigate('refundDetails', { id: this.refundId })
  }

  dispose(): void {
    this.track.dispose()
  }
}
