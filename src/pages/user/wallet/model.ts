import { AmountsShown } from '@/features/wallet/amounts'
import type { Answer, Api } from '@/services/api'
import { makeModel, Resource, type RootState } from '@/state'

const shownRecords = 10

/** Balance, the last 30 days and the newest records (product text §2, wallet). */
export class WalletModel {
  readonly balance: Resource<Answer<'wallet.balance'> & { hasPayPassword: boolean }>
  readonly money: Resource<Answer<'wallet.myMoney'>>
  readonly amounts: AmountsShown
  /** The day under the chart. */
  day: string | undefined = undefined

  constructor(api: Api, root: RootState) {
    this.amounts = root.keep(AmountsShown)
    this.balance = new Resource(async () => {
      const [balance, password] = await Promise.all([
        api.wallet.balance({}, { quiet: true }),
        api.wallet.hasPayPassword({}, { quiet: true }),
      ])
      return { ...balance, ...password }
    })
    this.money = new Resource(() => api.wallet.myMoney({ withSummary: true, pageSize: shownRecords }, { quiet: true }))
    makeModel(this, 'balance', 'money', 'amounts')
  }

  /** The sums of the chosen day. */
  get chosen() {
    return this.money.value?.summary?.days.find(({ day }) => day === this.day)
  }

  choose(day: string): void {
    this.day = this.day === day ? undefined : day
  }

  async refresh(): Promise<void> {
    await Promise.all([this.balance.reload(), this.money.reload()])
  }

  dispose(): void {
    this.balance.dispose()
    this.money.dispose()
  }
}
