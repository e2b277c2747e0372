import type { OrderSummary, ParcelTrack } from '@contract/entities/order'
import { mallKind } from '@/features/mall/kind'
import { followOrderOf } from '@/features/mall/ParcelTracking'
import { OrderActions } from '@/features/order/order-actions'
import { viewsOfKind } from '@/features/order/views'
import { readOrder } from '@/features/order/read'
import type { Api } from '@/services/api'
import { attempt, makeModel, Resource, type RootState } from '@/state'

/** The tracking of one parcel of an order, and of its other parcels (product text §2, view logistics). */
export class TrackingModel {
  readonly track: Resource<ParcelTrack>
  readonly actions: OrderActions

  constructor(
    private readonly api: Api,
    root: RootState,
    private id: string,
  ) {
    this.track = new Resource(() => api.logistics.view({ parcelId: this.id }))
    this.actions = new OrderActions(api, root, this, viewsOfKind('mall', mallKind))
    makeModel(this, 'api', 'actions')
  }

  /** Subscribes to updates of the order; returns the function that unsubscribes. */
  follow(): () => void {
    return followOrderOf(this.track)
  }

  /** Shows another parcel of the order. */
  show(id: string): void {
    if (id === this.id) return
    this.id = id
    void this.track.reload()
  }

  /** Confirms the receipt of the whole order, after asking. */
  async confirm(): Promise<void> {
    const orderId = this.track.value?.orderId
    if (orderId === undefined) return
    const order = await attempt(() => readOrder(this.api, orderId, 'mall'))
    if (order) await this.actions.run('confirm', order)
  }

  changed(_order: OrderSummary): void {
    void this.track.reload(false)
  }

  removed(): void {
    void this.track.reload(false)
  }

  refused(): void {
    void this.track.reload(false)
  }

  dispose(): void {
    this.track.dispose()
  }
}
