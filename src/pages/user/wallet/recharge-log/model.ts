import { replace } from '@/platform/navigation/navigation'
import type { Answer, Api } from '@/services/api'
import { makeModel, PagedResource } from '@/state'

export type TopUp = Answer<'wallet.rechargeLog'>['items'][number]

/** The customer's top-ups. */
export class RechargeLogModel {
  readonly topUps: PagedResource<TopUp>

  constructor(api: Api) {
    this.topUps = new PagedResource((page) => api.wallet.rechargeLog(page, { quiet: true }))
    makeModel(this, 'topUps')
  }

  topUp(): void {
    void replace('recharge')
  }

  dispose(): void {
    this.topUps.dispose()
  }
}
