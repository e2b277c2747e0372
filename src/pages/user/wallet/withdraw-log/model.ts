import { replace } from '@/platform/navigation/navigation'
import type { Answer, Api } from '@/services/api'
import { makeModel, PagedResource } from '@/state'

export type Withdrawal = Answer<'wallet.withdrawLog'>['items'][number]

/** The customer's withdrawals. */
export class WithdrawLogModel {
  readonly withdrawals: PagedResource<Withdrawal>

  constructor(api: Api) {
    this.withdrawals = new PagedResource((page) => api.wallet.withdrawLog(page, { quiet: true }))
    makeModel(this, 'withdrawals')
  }

  withdraw(): void {
    void replace('withdraw')
  }

  dispose(): void {
    this.withdrawals.dispose()
  }
}
