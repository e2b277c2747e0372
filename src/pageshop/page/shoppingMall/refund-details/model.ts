import type { AfterSale, AfterSaleAction } from '@contract/entities/after-sale'
import { addressText } from '@/features/after-sales/address'
import { confirm, toast } from '@/platform/view/feedback'
import { navigate } from '@/platform/navigation/gate'
import type { Api } from '@/services/api'
import { CallFailure } from '@/services/failures'
import { live } from '@/services/live-channel'
import { makeModel, Resource, whileBusy } from '@/state'
import { copyAndTell } from '@/state/base/copying'
import { words } from './text'

/** A case of goods with live updates, and its customer's actions (product text §4, after-sales). */
export class RefundDetailsModel {
  readonly refund: Resource<AfterSale>
  busy = false
  /** Whether the sheet of evidence is open. */
  addingEvidence = false
  /** Whether all statements are shown. */
  allSaid = false

  constructor(
    private readonly api: Api,
    private readonly id: string,
  ) {
    this.refund = new Resource(() => api.aftersale.detail({ refundId: id }, { quiet: true }))
    makeModel(this, 'api', 'id')
  }

  /** Subscribes to updates; returns the function that unsubscribes. */
  follow(): () => void {
    const { value } = this.refund
    return value ? live.subscribe('order', value.orderId, () => void this.refund.reload(false)) : () => undefined
  }

  /** The time has run out: what comes of that is the server's to say. */
  ranOut(): void {
    void this.refund.reload(false)
  }

  /** Takes the answer to an action. */
  take(refund: AfterSale): void {
    this.refund.set(refund)
  }

  showAll(): void {
    this.allSaid = true
  }

  async run(action: AfterSaleAction): Promise<void> {
    const { id: refundId } = this
    const does: Record<AfterSaleAction, () => unknown> = {
      revoke: () => this.revoke(),
      edit: () => navigate('applyAfterSales', { orderId: this.refund.ready.orderId, refundId }),
      escalate: () => this.escalate(),
      addEvidence: () => this.beginEvidence(),
      sendBack: () => navigate('returnInformation', { refundId }),
      correctReturn: () => navigate('returnInformation', { refundId }),
    }
    await does[action]()
  }

  endEvidence(): void {
    this.addingEvidence = false
  }

  async copyNumber(): Promise<void> {
    await copyAndTell(this.refund.ready.number)
  }

  async copyTracking(): Promise<void> {
    await copyAndTell(this.refund.ready.returnParcel?.number ?? '')
  }

  async copyAddress(): Promise<void> {
    const { returnAddress } = this.refund.ready
    if (returnAddress) await copyAndTell(addressText(returnAddress))
  }

  dispose(): void {
    this.refund.dispose()
  }

  private beginEvidence() {
    this.addingEvidence = true
  }

  private async revoke() {
    const { sure, sureText, revoke, keep } = words()
    if (this.busy || !(await confirm({ title: sure, text: sureText, ok: revoke, cancel: keep }))) return
    await this.change(() => this.api.aftersale.revoke({ refundId: this.id }))
  }

  private async escalate() {
    const { askTitle, askText, ask, notYet } = words()
    if (this.busy || !(await confirm({ title: askTitle, text: askText, ok: ask, cancel: notYet }))) return
    await this.change(() => this.api.aftersale.escalate({ refundId: this.id }))
  }

  /** A refusal names the party that acted first; then the case is reloaded. */
  private async change(call: () => Promise<AfterSale>) {
    const changed = await whileBusy(this, () => call().catch(sayWinner))
    if (changed) this.take(changed)
    else await this.refund.reload()
  }
}

const winners = { customer: 'byCustomer', merchant: 'byMerchant', platform: 'byPlatform', clock: 'byClock' } as const

/** @throws every other error than a lost race whose winner is known */
function sayWinner(error: unknown): undefined {
  const isRace = error instanceof CallFailure && error.failure === 'refundStateChanged'
  const details = isRace ? error.details : undefined
  const by = (details as { by?: string } | null | undefined)?.by
  const key = by && by in winners ? winners[by as keyof typeof winners] : undefined
  if (!key) throw error
  toast(words()[key])
}
