import { runInAction } from 'mobx'
import type { OrderDetail, OrderSummary } from '@contract/entities/order'
import type { Answer, Api } from '@/services/api'
import { makeModel } from '@/state'
import { attempt } from '@/state/base/attempt'
import { OnceKey } from '@/state/base/once-key'
import { sendOnce } from '@/state/base/send-once'
import { Resource } from '@/state/base/resource'

/** The reason with free text. */
const OTHER = 'other'

/** The cancellation of an order: reason, request and result. */
export class Cancellation {
  open = true
  readonly reasons: Resource<Answer<'order.cancelReasons'>>
  /** Key of the selected reason. */
  chosen = ''
  /** Free text for `OTHER`. */
  own = ''
  busy = false
  /** The order after its cancellation. */
  cancelled: OrderDetail | undefined = undefined
  private readonly key = new OnceKey()

  constructor(
    private readonly api: Api,
    readonly order: OrderSummary,
  ) {
    this.reasons = new Resource(() => api.order.cancelReasons({ orderId: order.id }, { quiet: true }))
    makeModel(this, 'api', 'order', 'key')
  }

  get wantsWords(): boolean {
    return this.chosen === OTHER
  }

  /** The reason to send; empty until there is one. */
  get reason(): string {
    if (this.wantsWords) return this.own.trim()
    return this.reasons.value?.items.find(({ key }) => key === this.chosen)?.text ?? ''
  }

  choose(key: string): void {
    this.chosen = key
  }

  write(text: string): void {
    this.own = text
  }

  close(): void {
    this.open = false
  }

  /** Cancels the order; undefined on failure. */
  async send(): Promise<OrderDetail | undefined> {
    if (this.busy || !this.reason) return undefined
    const request = { orderId: this.order.id, reason: this.reason }
    this.busy = true
    const cancelled = await attempt(() => sendOnce(this.key, (keyed) => this.api.order.cancel(keyed(request))))
    runInAction(() => {
      this.busy = false
      this.cancelled = cancelled
    })
    return cancelled
  }
}
