import { runInAction } from 'mobx'
import type { OrderDetail, OrderSummary } from '@contract/entities/order'
import { uuid } from '@/platform/uuid'
import type { Answer, Api } from '@/services/api'
import { makeModel } from '@/state'
import { attempt } from '@/state/base/attempt'
import { Resource } from '@/state/base/resource'

/** The reason that is given in own words. */
const OTHER = 'other'

/** One order on its way to being cancelled: why, and then what came of it. */
export class Cancellation {
  open = true
  readonly reasons: Resource<Answer<'order.cancelReasons'>>
  /** The key of the chosen reason. */
  chosen = ''
  /** Own words, for the reason that asks for them. */
  own = ''
  busy = false
  /** Set once it is cancelled. */
  cancelled: OrderDetail | undefined = undefined
  private key = uuid()

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

  /** What is sent; empty until there is a reason. */
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

  /** Cancels the order; undefined when that was refused. A new try after a failure has a key of its own. */
  async send(): Promise<OrderDetail | undefined> {
    if (this.busy || !this.reason) return undefined
    const { order, reason, key } = this
    this.busy = true
    const cancelled = await attempt(() => this.api.order.cancel({ orderId: order.id, reason, idempotencyKey: key }))
    runInAction(() => {
      this.busy = false
      this.cancelled = cancelled
      if (!cancelled) this.key = uuid()
    })
    return cancelled
  }
}
