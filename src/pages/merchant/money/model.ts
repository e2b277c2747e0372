import type { PayoutPeriod } from '@contract/entities/settlement'
import { PayPasswordEntry } from '@/features/wallet/pay-password'
import { AmountsShown } from '@/features/wallet/amounts'
import { toast } from '@/platform/view/feedback'
import { pick } from '@/platform/navigation/pick'
import type { Answer, Api } from '@/services/api'
import { makeModel, Resource } from '@/state'
import { OnceKey } from '@/state/base/once-key'
import { sendOnce } from '@/state/base/send-once'
import { words } from './text'

export type Balance = Answer<'merchant.balance'>

/** Subject of the password prompt: a payout of all that is available, or other settings. */
export type Wish =
  | { readonly amount: number }
  | { readonly accountId?: string; readonly period: PayoutPeriod; readonly threshold: number }

/** The money of a store, its latest statements and payouts. */
export class StoreMoneyModel {
  readonly balance: Resource<Balance>
  readonly statements: Resource<Answer<'merchant.statements'>['items']>
  readonly payouts: Resource<Answer<'merchant.payouts'>['items']>
  readonly password: PayPasswordEntry<Wish>
  readonly amounts = new AmountsShown()
  /** Whether the rhythm is being chosen. */
  choosing = false
  private readonly once = new OnceKey()

  constructor(
    private readonly api: Api,
    private readonly storeId: string,
  ) {
    const quiet = { quiet: true } as const
    this.balance = new Resource(() => api.merchant.balance({ storeId }, quiet))
    this.statements = new Resource(async () =>
      (await api.merchant.statements({ storeId, period: 'weekly' }, quiet)).items.slice(0, 3),
    )
    this.payouts = new Resource(async () => (await api.merchant.payouts({ storeId, pageSize: 3 }, quiet)).items)
    this.password = new PayPasswordEntry<Wish>(api, (wish, payPassword) => this.send(wish, payPassword))
    makeModel(this, 'api', 'storeId', 'balance', 'statements', 'payouts', 'password', 'amounts', 'once')
  }

  /** Reason why nothing can be paid out now; empty while something can. */
  get problem(): string {
    const { settings, stopped, available, minimum } = this.balance.ready
    const t = words()
    if (stopped !== null) return t.stopped(stopped)
    if (settings.account === null) return t.noAccount
    return available < minimum ? t.tooLittle(this.amounts.text(minimum)) : ''
  }

  reload = async (): Promise<void> => {
    await Promise.all([this.balance, this.statements, this.payouts].map((each) => each.reload(false)))
  }

  async payOut(): Promise<void> {
    if (!this.problem) await this.password.ask({ amount: this.balance.ready.available })
  }

  /** Asks for one of the merchant's linked accounts. */
  async changeAccount(): Promise<void> {
    const accountId = await pick('withdrawAccounts', { select: '1' })
    const { period, threshold } = this.balance.ready.settings
    if (accountId !== undefined) await this.password.ask({ accountId, period, threshold })
  }

  startChoosing(): void {
    this.choosing = true
  }

  endChoosing(): void {
    this.choosing = false
  }

  async choosePeriod(period: PayoutPeriod): Promise<void> {
    this.choosing = false
    const { settings } = this.balance.ready
    if (period !== settings.period) await this.password.ask({ period, threshold: settings.threshold })
  }

  dispose(): void {
    for (const each of [this.balance, this.statements, this.payouts]) each.dispose()
  }

  private async send(wish: Wish, payPassword: string): Promise<void> {
    const { api, storeId } = this
    if ('amount' in wish)
      await sendOnce(this.once, (keyed) => api.merchant.payOut(keyed({ storeId, payPassword, ...wish })))
    else await sendOnce(this.once, (keyed) => api.merchant.setPayouts(keyed({ storeId, payPassword, ...wish })))
    toast('amount' in wish ? words().asked : words().saved)
    void this.reload()
  }
}
