import { PayModel } from '@/features/pay/paying'
import { secondsUntil } from '@/platform/device/clock'
import { needsLogin } from '@/platform/navigation/gate'
import { open, replace } from '@/platform/navigation/navigation'
import { signedIn } from '@/platform/session/token'
import type { Answer, Api } from '@/services/api'
import { makeModel, Resource } from '@/state'

export type SharedOrder = Answer<'payment.substitute'>

/** A shared order to be paid by somebody else (product text §2, substitute pay). */
export class SubstituteModel {
  readonly shared: Resource<SharedOrder>
  readonly paying: PayModel
  /** Whether the payment sheet is open. */
  isPaying = false

  constructor(
    api: Api,
    private readonly shareToken: string,
    /** Returns from the login to pay. */
    payAtOnce: boolean,
  ) {
    this.isPaying = payAtOnce && signedIn()
    this.shared = new Resource(() => api.payment.substitute({ shareToken }, { quiet: true }))
    this.paying = new PayModel(api, { shareToken }, { paid: () => this.ended(), left: () => this.ended() })
    makeModel(this, 'shared', 'paying', 'shareToken')
  }

  /** Whether the order can be paid now. */
  get isOpen(): boolean {
    const { value } = this.shared
    return value?.status === 'pending' && secondsUntil(value.payBefore) > 0
  }

  /** It was paid, or cannot be any more. */
  get isOver(): boolean {
    return this.shared.value !== undefined && !this.isOpen
  }

  get isVisitor(): boolean {
    return !signedIn()
  }

  /** Opens the payment methods; a visitor logs in first, which remounts the screen. */
  startPaying(): void {
    if (signedIn()) this.isPaying = true
    else needsLogin(() => replace('payForFriend', { token: this.shareToken, pay: '1' }))()
  }

  async returned(): Promise<void> {
    await this.paying.returned()
    await this.shared.reload()
  }

  goHome(): void {
    void open('home')
  }

  private async ended(): Promise<void> {
    this.isPaying = false
    await this.shared.reload()
  }
}
