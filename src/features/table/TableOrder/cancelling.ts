import { runInAction } from 'mobx'
import type { OrderDetail } from '@contract/entities/order'
import type { TableDetail } from '@contract/entities/reservation'
import { isOfKind } from '@contract/order-kinds'
import { toast } from '@/platform/view/feedback'
import type { Answer, Api } from '@/services/api'
import { CallFailure, failureOf } from '@/services/failures'
import { makeModel, Resource, tell } from '@/state'
import { OnceKey } from '@/state/base/once-key'
import { sendOnce } from '@/state/base/send-once'
import { words } from './text'

/** Retained and refunded amounts of a deposit. */
interface Sums {
  readonly kept: number
  readonly back: number
}

/** Cancelling a confirmed table for the sums that were shown. */
export class Cancelling {
  open = true
  /** Key of the chosen reason. */
  reason = ''
  busy = false
  /** Whether a deadline passed after the sums were shown. */
  changed = false
  sums: Sums
  readonly reasons: Resource<Answer<'order.cancelReasons'>>
  private readonly key = new OnceKey()

  constructor(
    private readonly api: Api,
    readonly table: TableDetail,
    private readonly cancelled: (table: TableDetail) => void,
  ) {
    this.sums = table.cancelling ?? { kept: 0, back: 0 }
    this.reasons = new Resource(() => api.order.cancelReasons({ orderId: table.id }, { quiet: true }))
    makeModel(this, 'api', 'table', 'cancelled', 'key', 'reasons')
  }

  get reasonText(): string {
    return this.reasons.value?.items.find(({ key }) => key === this.reason)?.text ?? ''
  }

  choose(reason: string): void {
    this.reason = reason
  }

  close(): void {
    this.open = false
  }

  /** Cancels for the sums that are shown; after a deadline has passed the new ones are shown first. */
  async send(): Promise<void> {
    if (this.busy || this.reasonText === '') return
    this.busy = true
    try {
      const request = { orderId: this.table.id, kept: this.sums.kept, reason: this.reasonText }
      this.done(await sendOnce(this.key, (keyed) => this.api.reservation.cancel(keyed(request))))
    } catch (error) {
      this.refused(error)
    } finally {
      runInAction(() => (this.busy = false))
    }
  }

  dispose(): void {
    this.reasons.dispose()
  }

  private done(order: OrderDetail): void {
    this.close()
    toast(words().cancelled)
    if (isOfKind(order, 'table')) this.cancelled(order)
  }

  private refused(error: unknown): void {
    if (failureOf(error) !== 'cancelTermsChanged' || !(error instanceof CallFailure)) return tell(error)
    this.sums = error.details as Sums
    this.changed = true
  }
}
