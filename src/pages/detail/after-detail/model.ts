import { runInAction } from 'mobx'
import type { Refund } from '@contract/entities/refund'
import { afterSales } from '@contract/states/after-sales'
import { eventsFor } from '@contract/states/machine'
import { openOrder } from '@/features/order/kinds'
import { confirm } from '@/platform/view/feedback'
import { navigate } from '@/platform/navigation/gate'
import { replace } from '@/platform/navigation/navigation'
import type { Api } from '@/services/api'
import { failureOf } from '@/services/failures'
import { live } from '@/services/live-channel'
import { attempt, makeModel, Resource, whileBusy } from '@/state'
import { copyAndTell } from '@/state/base/copying'
import { words } from './text'

/** A refund with live updates (product text §4, after-sales). */
export class RefundModel {
  readonly refund: Resource<Refund>
  busy = false
  /** Whether the order is being loaded. */
  opening = false
  /** Whether the sheet of evidence is open. */
  addingEvidence = false

  constructor(
    private readonly api: Api,
    private readonly id: string,
  ) {
    this.refund = new Resource(() => this.read())
    makeModel(this, 'api', 'id')
  }

  /** Permitted actions according to the state table. */
  get may(): { revoke: boolean; resubmit: boolean; escalate: boolean; addEvidence: boolean } {
    const { value } = this.refund
    const events = value ? eventsFor(afterSales, value.state, 'customer', value.service) : []
    const may = (event: (typeof events)[number]) => events.includes(event)
    const addEvidence = value?.state === 'evidence'
    return { revoke: may('revoke'), resubmit: may('resubmit'), escalate: may('escalate'), addEvidence }
  }

  /** Subscribes to updates; returns the function that unsubscribes. */
  follow(): () => void {
    const { value } = this.refund
    return value ? live.subscribe('order', value.orderId, () => void this.refund.reload(false)) : () => undefined
  }

  /** Redirects to the case of goods behind a link or an old record. */
  private async read(): Promise<Refund> {
    try {
      return await this.api.order.refundDetail({ refundId: this.id }, { quiet: true })
    } catch (error) {
      if (failureOf(error) === 'handledByAfterSales') void replace('refundDetails', { id: this.id })
      throw error
    }
  }

  startEvidence(): void {
    this.addingEvidence = true
  }

  endEvidence(): void {
    this.addingEvidence = false
  }

  /** Shows the refund as an answer has it. */
  take(refund: Refund): void {
    this.refund.set(refund)
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

  /** Brings a refusal before the platform. */
  async escalate(): Promise<void> {
    const { askSure, askText, ask, notYet } = words()
    if (this.busy || !(await confirm({ title: askSure, text: askText, ok: ask, cancel: notYet }))) return
    const asked = await whileBusy(this, () => this.api.order.escalateRefund({ refundId: this.id }))
    if (asked) this.refund.set(asked)
    else await this.refund.reload()
  }

  /** Loads the order to open the screen of its kind. */
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
