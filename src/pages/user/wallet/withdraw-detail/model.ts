import { replace } from '@/platform/navigation/navigation'
import type { Answer, Api } from '@/services/api'
import { makeModel, Resource } from '@/state'
import { copyAndTell } from '@/state/base/copying'

export type Withdrawal = Answer<'wallet.withdrawDetail'>

/** One withdrawal with its state (product text §4). */
export class WithdrawDetailModel {
  readonly withdrawal: Resource<Withdrawal>

  constructor(api: Api, withdrawalId: string) {
    this.withdrawal = new Resource(() => api.wallet.withdrawDetail({ withdrawalId }, { quiet: true }))
    makeModel(this, 'withdrawal')
  }

  /** The number that the customer service knows it by. */
  get number(): string {
    return this.withdrawal.ready.id.replaceAll('-', '').toUpperCase()
  }

  copy(): void {
    void copyAndTell(this.number)
  }

  again(): void {
    void replace('withdraw')
  }

  dispose(): void {
    this.withdrawal.dispose()
  }
}
