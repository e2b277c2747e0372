import { runInAction } from 'mobx'
import type { Delay, TakeawayDetail } from '@contract/entities/order'
import { isOfKind } from '@contract/order-kinds'
import type { Api } from '@/services/api'
import { live } from '@/services/live-channel'
import { attempt, makeModel, Resource } from '@/state'
import { readTakeaway } from '@/features/takeaway/read'

/** A rider's delay request and the customer's answer (product text §4, rider applied for delay). */
export class DelayedModel {
  readonly order: Resource<TakeawayDetail>
  /** The answer being sent. */
  sending: 'accept' | 'refuse' | undefined = undefined

  constructor(
    private readonly api: Api,
    private readonly orderId: string,
  ) {
    this.order = new Resource(() => readTakeaway(api, orderId))
    makeModel(this, 'api', 'orderId')
  }

  /** The unanswered request. */
  get asked(): Delay | undefined {
    const { value } = this.order
    return value?.step === 'riderDelay' && value.delay ? value.delay : undefined
  }

  follow(): () => void {
    return live.subscribe('order', this.orderId, () => void this.order.reload(false))
  }

  async answer(answer: 'accept' | 'refuse'): Promise<void> {
    if (this.sending) return
    this.sending = answer
    const accept = answer === 'accept'
    const order = await attempt(() => this.api.order.delay({ orderId: this.orderId, accept }))
    runInAction(() => (this.sending = undefined))
    if (order && isOfKind(order, 'takeaway')) this.order.set(order)
    else await this.order.reload()
  }

  dispose(): void {
    this.order.dispose()
  }
}
