import { replace } from '@/platform/navigation/navigation'
import type { Answer, Api } from '@/services/api'
import { makeModel, Resource } from '@/state'

/** A withdrawal that was just asked for. */
export class WithdrawSuccessModel {
  readonly sent: Resource<{ withdrawal: Answer<'wallet.withdrawDetail'>; days: number }>

  constructor(
    api: Api,
    private readonly withdrawalId: string,
  ) {
    this.sent = new Resource(async () => {
      const [withdrawal, { reviewDays: days }] = await Promise.all([
        api.wallet.withdrawDetail({ withdrawalId }, { quiet: true }),
        api.wallet.withdrawRule({}, { quiet: true }),
      ])
      return { withdrawal, days }
    })
    makeModel(this, 'sent', 'withdrawalId')
  }

  view(): void {
    void replace('withdrawDetail', { id: this.withdrawalId })
  }

  toWallet(): void {
    void replace('wallet')
  }

  dispose(): void {
    this.sent.dispose()
  }
}
