import { runInAction } from 'mobx'
import type { Payable } from '@/features/pay/paying'
import { toast } from '@/platform/view/feedback'
import { back } from '@/platform/navigation/navigation'
import type { Api } from '@/services/api'
import { sandbox, type Decision, type SandboxTrade } from '@/services/sandbox'
import { attempt, makeModel, Resource } from '@/state'
import { words } from './text'

/** The sandbox cashier, which simulates the payment app; the calling screen reads the result from the server. */
export class CashierModel {
  readonly trade: Resource<SandboxTrade>
  /** The decision being sent. */
  deciding: Decision | undefined = undefined

  constructor(
    private readonly api: Api,
    private readonly token: string,
    private readonly payable: Payable | undefined,
  ) {
    this.trade = new Resource(() => sandbox.trade(token))
    makeModel(this, 'api', 'token', 'payable', 'trade')
  }

  async decide(decision: Decision): Promise<void> {
    if (this.deciding) return
    this.deciding = decision
    const trade = await attempt(() => this.send(decision))
    runInAction(() => (this.deciding = undefined))
    if (!trade) return this.trade.reload()
    if (decision !== 'succeed') toast(decision === 'fail' ? words().failed : words().cancelled)
    await back()
  }

  async leave(): Promise<void> {
    await back()
  }

  private async send(decision: Decision): Promise<SandboxTrade> {
    const trade = await sandbox.decide(this.token, decision)
    if (decision === 'cancel' && this.payable) await this.api.payment.cancel(this.payable)
    return trade
  }
}
