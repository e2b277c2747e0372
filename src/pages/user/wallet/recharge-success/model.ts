import { runInAction } from 'mobx'
import { open, replace } from '@/platform/navigation/navigation'
import type { Answer, Api } from '@/services/api'
import { makeModel, Resource } from '@/state'

export type TopUp = Answer<'wallet.rechargeLog'>['items'][number]
interface Result {
  readonly topUp: TopUp
  readonly balance: number
}

/** Result of a top-up, as the server has it. */
export class RechargeSuccessModel {
  readonly result: Resource<Result>
  checking = false

  constructor(api: Api, topUpId: string) {
    this.result = new Resource(async () => {
      const read = async () => (await api.wallet.rechargeLog({ topUpId }, { quiet: true })).items[0]
      const known = await read()
      // Reading the state of its payment asks the provider, which may end the top-up.
      const isOpen = known?.state === 'initiating'
      if (isOpen) await api.payment.status({ paymentId: known.paymentId }, { quiet: true })
      const topUp = isOpen ? await read() : known
      const { balance } = await api.wallet.balance({}, { quiet: true })
      if (!topUp) throw new Error('A top-up of the caller was answered by nothing')
      return { topUp, balance }
    })
    makeModel(this, 'result')
  }

  async check(): Promise<void> {
    if (this.checking) return
    this.checking = true
    await this.result.reload()
    runInAction(() => (this.checking = false))
  }

  again(): void {
    void replace('recharge')
  }

  toWallet(): void {
    void replace('wallet')
  }

  goHome(): void {
    void open('home')
  }

  dispose(): void {
    this.result.dispose()
  }
}
