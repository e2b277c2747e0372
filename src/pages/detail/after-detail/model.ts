import { runInAction } from 'mobx'
import type { Refund } from '@contract/entities/refund'
import { afterSales } from '@contract/states/after-sales'
import { eventsFor } from '@contract/states/machine'
import { openOrder } from '@/features/order/kinds'
import { confirm } from '@/platform/feedback'
import { navigate } from '@/platform/gate'
import type { Api } from '@/services/api'
import { live } from '@/services/live-channel'
import { attempt, makeModel, Resource, whileBusy } from '@/state'
import { copyAndTell } from '@/state/base/copying'
import { words } from './text'

/** One refund, which moves while it is in view (product text §4, after-sales). */
export class RefundModel {
  readonly refund: Resource<Refund>
  busy = false
  /** Its order is being asked for. */
  opening = false

  constructor(
    private readonly api: Api,
    private readonly id: string,
  ) {
    this.refund = new Resource(() => api.order.refundDetail({ refundId: id }, { quiet: true }))
    makeModel(this, 'api', 'id')
  }

  /** What the customer may do now, by the states' table. */
  get may(): { revoke: boolean; resubmit: boolean } {
    const { value } = this.refund
    const events = value ? eventsFor(afterSales, value.state, 'customer', value.service) : []
    return { revoke: events.includes('revoke'), resubmit: events.includes('resubmit') }
  }

  /** Follows the refund until the function that is returned is called. */
  follow(): () => void {
    const { value } = this.refund
    return value ? live.subscribe('order', value.orderId, () => void this.refund.reload()) : () => undefined
  }

  edit(): void {
    navigate('afterSale', { orderId: this.refund.ready.orderId, refundId: this.id })
  }

  async revoke(): Promise<void> {
    const { sure, sureText, withdraw, keep } = words()
    if (this.busy || !(await confirm({ title: sure, text: sureText, ok: withdraw, cancel: keep }))) return
    const revoked = await whileBusy(this, () => this.api.order.cancelRefund({ refundId: this.id }))
    if (revoked) this.refund.set(revoked)
    else await this.refund.reload()
  }

  /** Opens the order on the screen of its kind, which the order itself tells. */
  async viewOrder(): Promise<void> {
    if (this.opening) return
    const { orderId } = this.refund.ready
    this.opening = true
    const order = await attempt(() => this.api.order.detail({ orderId }))
    runInAction(() => (this.opening = false))
    if (order) openOrder(order)
  }

  async copyNumber(): Promise<void> {
    await copyAndTell(this.refund.ready.number)
  }

  dispose(): void {
    this.refund.dispose()
  }
}
