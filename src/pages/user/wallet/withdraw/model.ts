import type { WithdrawAccount } from '@contract/entities/withdraw'
import { fillIn } from '@contract/format'
import { yuanToFen } from '@contract/money'
import { ruleMessages, type RuleName } from '@contract/rules/messages'
import { canWithdraw, withdrawAmount, withdrawFee } from '@contract/rules/withdraw'
import { PayPasswordEntry } from '@/features/wallet/pay-password'
import { localized } from '@/i18n'
import { replace } from '@/platform/navigation/navigation'
import { pick } from '@/platform/navigation/pick'
import type { Answer, Api } from '@/services/api'
import { makeModel, Resource } from '@/state'
import { OnceKey } from '@/state/base/once-key'
import { sendOnce } from '@/state/base/send-once'
import { words } from './text'

interface Wallet {
  readonly rule: Answer<'wallet.withdrawRule'>
  readonly limit: Answer<'wallet.withdrawLimit'>
  readonly accounts: readonly WithdrawAccount[]
  readonly latest: Answer<'wallet.withdrawDetail'> | undefined
}

/** Subject of the password prompt. */
export interface WithdrawalRequest {
  readonly amount: number
  readonly account: WithdrawAccount
}

/** A withdrawal: the account, the amount and the pay password (product text §5, withdraw). */
export class WithdrawModel {
  readonly wallet: Resource<Wallet>
  readonly password: PayPasswordEntry<WithdrawalRequest>
  typed = ''
  private chosen: string | undefined = undefined
  private readonly once = new OnceKey()

  constructor(private readonly api: Api) {
    this.wallet = new Resource(async () => {
      const [rule, limit, { accounts }, log] = await Promise.all([
        api.wallet.withdrawRule({}, { quiet: true }),
        api.wallet.withdrawLimit({}, { quiet: true }),
        api.wallet.withdrawAccounts({}, { quiet: true }),
        api.wallet.withdrawLog({ pageSize: 1 }, { quiet: true }),
      ])
      return { rule, limit, accounts, latest: log.items[0] }
    })
    this.password = new PayPasswordEntry<WithdrawalRequest>(api, (asked, payPassword) => this.send(asked, payPassword))
    makeModel(this, 'api', 'wallet', 'password', 'once')
  }

  /** The account that the customer has chosen, or the default one. */
  get account(): WithdrawAccount | undefined {
    const accounts = this.wallet.value?.accounts ?? []
    return accounts.find(({ id }) => id === this.chosen) ?? accounts[0]
  }

  /** Typed amount; undefined while it is invalid. */
  get amount(): number | undefined {
    return yuanToFen(this.typed)
  }

  get fee(): number {
    return withdrawFee(this.amount ?? 0, this.wallet.ready.rule.feeRate)
  }

  /** Reason why the typed sum, or any, cannot be withdrawn; empty while nothing wrong was typed. */
  get problem(): string {
    const { limit, rule } = this.wallet.ready
    if (limit.timesLeft === 0) return words().tooOften(rule.timesADay)
    const broken = canWithdraw({ ...this.bounds, accountBound: true }) ?? (this.typed ? this.wrongSum : undefined)
    return broken ? fillIn(localized(ruleMessages[broken]), { minimum: rule.minimum / 100 }) : ''
  }

  /** Whether the button can be pressed. */
  get isReady(): boolean {
    return this.wallet.value !== undefined && !this.problem && this.wrongSum === undefined
  }

  type(text: string): void {
    this.typed = text
  }

  /** Takes the whole withdrawable balance. */
  all(): void {
    const { withdrawable } = this.wallet.ready.limit
    this.typed = (withdrawable / 100).toFixed(2).replace(/\.00$/, '')
  }

  async change(): Promise<void> {
    const id = await pick('withdrawAccounts', { select: '1' })
    if (id === undefined) return
    this.choose(id)
    await this.wallet.reload()
  }

  /** Asks for the pay password. */
  async submit(): Promise<void> {
    const { account, amount } = this
    if (account && amount !== undefined && this.isReady) await this.password.ask({ account, amount })
  }

  dispose(): void {
    this.wallet.dispose()
  }

  private get bounds() {
    const { limit, rule } = this.wallet.ready
    return { balance: limit.balance, withdrawable: limit.withdrawable, minimum: rule.minimum }
  }

  private get wrongSum(): RuleName | undefined {
    return withdrawAmount(this.typed, this.bounds)
  }

  private choose(id: string) {
    this.chosen = id
  }

  private async send({ account, amount }: WithdrawalRequest, payPassword: string): Promise<void> {
    const request = { accountId: account.id, amount, payPassword }
    const { id } = await sendOnce(this.once, (keyed) => this.api.wallet.withdraw(keyed(request))).catch(
      async (error: unknown) => {
        // The balance or the accounts may have changed on another device.
        await this.wallet.reload(false)
        throw error
      },
    )
    await replace('withdrawSuccess', { id })
  }
}
