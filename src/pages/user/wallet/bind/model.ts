import type { WithdrawAccount, WithdrawAccountKind } from '@contract/entities/withdraw'
import { PayPasswordEntry } from '@/features/wallet/pay-password'
import { toast } from '@/platform/view/feedback'
import { answer, pick } from '@/platform/navigation/pick'
import type { Answer, Api } from '@/services/api'
import { makeModel, Resource } from '@/state'
import { whileBusy } from '@/state/base/attempt'
import { words } from './text'

/** The screen that links an account of each kind. */
const forms = {
  paymentApp: () => pick('bindPaymentApp'),
  card: () => pick('bindCard'),
  other: () => pick('bindOther'),
} satisfies Record<WithdrawAccountKind, () => Promise<string | undefined>>

/** The kinds of accounts, in the order in which they are offered. */
export const kinds = Object.keys(forms) as WithdrawAccountKind[]

/** The linked accounts, for management or for selection. */
export class BindModel {
  readonly accounts: Resource<Answer<'binding.list'>>
  readonly password: PayPasswordEntry<WithdrawAccount>
  /** Whether the kinds of accounts to link are shown. */
  adding = false
  busy = false

  constructor(
    private readonly api: Api,
    readonly selecting: boolean,
  ) {
    this.accounts = new Resource(() => api.binding.list({}, { quiet: true }))
    this.password = new PayPasswordEntry<WithdrawAccount>(api, (account, payPassword) =>
      this.unlink(account, payPassword),
    )
    makeModel(this, 'api', 'accounts', 'password', 'selecting')
  }

  openKinds(): void {
    const { accounts, max } = this.accounts.ready
    if (accounts.length >= max) toast(words().full(max))
    else this.adding = true
  }

  closeKinds(): void {
    this.adding = false
  }

  /** Opens the form for a kind of account; while selecting, the new one is selected immediately. */
  async add(kind: WithdrawAccountKind): Promise<void> {
    this.closeKinds()
    const added = await forms[kind]()
    if (added === undefined) return
    if (this.selecting) await answer('withdrawAccounts', added)
    else await this.accounts.reload()
  }

  async choose({ id }: WithdrawAccount): Promise<void> {
    if (this.selecting) await answer('withdrawAccounts', id)
  }

  async makeDefault({ id }: WithdrawAccount): Promise<void> {
    if (this.busy) return
    const done = await whileBusy(this, () => this.api.binding.setDefault({ accountId: id }))
    if (done) await this.accounts.reload(false)
  }

  async remove(account: WithdrawAccount): Promise<void> {
    await this.password.ask(account)
  }

  dispose(): void {
    this.accounts.dispose()
  }

  private async unlink({ id }: WithdrawAccount, payPassword: string): Promise<void> {
    await this.api.binding.remove({ accountId: id, payPassword })
    toast(words().removed)
    await this.accounts.reload(false)
  }
}
