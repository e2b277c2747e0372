import { runInAction } from 'mobx'
import type { OrderDetail, OrderSummary } from '@contract/entities/order'
import type { Answer, Api } from '@/services/api'
import { makeModel } from '@/state'
import { attempt } from '@/state/base/attempt'
import { OnceKey } from '@/state/base/once-key'
import { type KeyAdder, sendOnce } from '@/state/base/send-once'
import { Resource } from '@/state/base/resource'
import type { CancelCost, OwnCancelling } from './kind'

/** The reason with free text. */
const OTHER = 'other'

/** The cancellation of an order: reason, request and result. */
export class Cancellation {
  open = true
  readonly reasons: Resource<Answer<'order.cancelReasons'>>
  /** Cancellation fee, for kinds that may charge one. */
  readonly cost: Resource<CancelCost> | undefined
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
    private readonly kindOwn?: OwnCancelling,
  ) {
    this.cost = kindOwn && new Resource(() => kindOwn.cost(api))
    this.reasons = new Resource(() => api.order.cancelReasons({ orderId: order.id }, { quiet: true }))
    makeModel(this, 'api', 'order', 'kindOwn', 'cost', 'key')
  }

  get wantsWords(): boolean {
    return this.chosen === OTHER
  }

  /** The reason to send; empty until there is one. */
  get reason(): string {
    if (this.wantsWords) return this.own.trim()
    return this.reasons.value?.items.find(({ key }) => key === this.chosen)?.text ?? ''
  }

  /** Whether it can be sent: with a reason, and a cost that is known where there may be one. */
  get canSend(): boolean {
    return this.reason !== '' && (!this.cost || this.cost.value?.allowed === true)
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
    if (this.busy || !this.canSend) return undefined
    const request = { orderId: this.order.id, reason: this.reason }
    const { kindOwn, cost } = this
    const send = (keyed: KeyAdder) =>
      kindOwn
        ? kindOwn.send(this.api, keyed({ ...request, fee: cost?.value?.fee ?? 0 }))
        : this.api.order.cancel(keyed(request))
    this.busy = true
    const cancelled = await attempt(() => sendOnce<OrderDetail>(this.key, send))
    // After a refusal the fee may have changed.
    if (!cancelled) void cost?.reload(false)
    runInAction(() => {
      this.busy = false
      this.cancelled = cancelled
    })
    return cancelled
  }
}
