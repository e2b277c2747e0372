import type { OrderDetail } from '@contract/entities/order'
import type { Refund } from '@contract/entities/refund'
import { openOrder } from '@/features/order/kinds'
import { open, replace } from '@/platform/navigation/navigation'
import type { Api } from '@/services/api'
import { makeModel, Resource } from '@/state'

/** The submitted request, with its order. */
export interface SubmittedRequest {
  readonly order: OrderDetail
  readonly refund?: Refund
}

/** After a review or a refund application: what happens next, by when, and the ways on (product text §2, success). */
export class SentModel {
  readonly sent: Resource<SubmittedRequest>

  constructor(
    private readonly api: Api,
    readonly of: 'review' | 'refund',
    private readonly id: string,
  ) {
    this.sent = new Resource(() => this.load())
    makeModel(this, 'api', 'of', 'id')
  }

  viewRefund(): void {
    void replace('refund', { id: this.id })
  }

  viewReviews(): void {
    void replace('myEvaluations')
  }

  viewOrder(): void {
    openOrder(this.sent.ready.order, replace)
  }

  goHome(): void {
    void open('home')
  }

  dispose(): void {
    this.sent.dispose()
  }

  private async load(): Promise<SubmittedRequest> {
    const quiet = { quiet: true }
    const refund = this.of === 'refund' ? await this.api.order.refundDetail({ refundId: this.id }, quiet) : undefined
    const order = await this.api.order.detail({ orderId: refund?.orderId ?? this.id }, quiet)
    return refund ? { order, refund } : { order }
  }
}
