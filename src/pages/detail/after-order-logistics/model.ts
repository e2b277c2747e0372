import { when } from 'mobx'
import type { ReturnTrack } from '@contract/entities/return-track'
import { navigate } from '@/platform/gate'
import type { Api } from '@/services/api'
import { live } from '@/services/live-channel'
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
    let unsubscribe: (() => void) | undefined
    const stop = when(
      () => this.track.value !== undefined,
      () => {
        unsubscribe = live.subscribe('order', this.track.value?.orderId ?? '', () => void this.track.reload(false))
      },
    )
    return () => {
      stop()
      unsubscribe?.()
    }
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
