import { PayModel } from '@/features/pay/paying'
import { secondsUntil } from '@/platform/clock'
import { open } from '@/platform/navigation'
import type { Answer, Api } from '@/services/api'
import { makeModel, Resource } from '@/state'

export type Shared = Answer<'payment.substitute'>

/** A shared order to be paid by somebody else (product text §2, substitute pay). */
export class SubstituteModel {
  readonly shared: Resource<Shared>
  readonly paying: PayModel
  /** Whether the payment sheet is open. */
  isPaying = false

  constructor(api: Api, shareToken: string) {
    this.shared = new Resource(() => api.payment.substitute({ shareToken }, { quiet: true }))
    this.paying = new PayModel(api, { shareToken }, { paid: () => this.ended(), left: () => this.ended() })
    makeModel(this, 'shared', 'paying')
  }

  /** Whether the order can be paid now. */
  get isOpen(): boolean {
    const { value } = this.shared
    return value?.status === 'pending' && secondsUntil(value.payBefore) > 0
  }

  startPaying(): void {
    this.isPaying = true
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
