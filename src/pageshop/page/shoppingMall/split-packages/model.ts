import type { Response } from '@contract/call'
import type { mallSplit } from '@contract/calls/mall'
import { toast } from '@/platform/view/feedback'
import type { Api } from '@/services/api'
import { live } from '@/services/live-channel'
import { makeModel, Resource, whileBusy } from '@/state'
import { words } from './text'

/** The parcels of an order, with live updates (product text §2, split packages). */
export class ParcelsModel {
  readonly parcels: Resource<Response<typeof mallSplit>>
  busy = false

  constructor(
    private readonly api: Api,
    private readonly id: string,
  ) {
    this.parcels = new Resource(() => api.mall.split({ orderId: id }))
    makeModel(this, 'api', 'id')
  }

  /** Subscribes to updates; returns the function that unsubscribes. */
  follow(): () => void {
    return live.subscribe('order', this.id, () => void this.parcels.reload(false))
  }

  /** Reminds the shop of the unshipped parcels. */
  async remind(): Promise<void> {
    const done = await whileBusy(this, () => this.api.order.remindMerchant({ orderId: this.id }))
    if (done) toast(words().reminded)
    await this.parcels.reload(false)
  }

  dispose(): void {
    this.parcels.dispose()
  }
}
