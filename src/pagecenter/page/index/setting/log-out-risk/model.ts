import type { RiskKind } from '@contract/calls/account'
import { exportData } from '@/features/account/export-data'
import { navigate } from '@/platform/navigation/gate'
import type { Answer, Api } from '@/services/api'
import { makeModel, Resource } from '@/state'

type Risks = Answer<'account.cancelRisk'>
export type Risk = Risks['settle'][number]

/** Screens on which an obstacle can be settled. */
const ways: Partial<Record<RiskKind, () => unknown>> = {
  balance: () => navigate('withdraw'),
  earnings: () => navigate('riderEarnings'),
  debt: () => navigate('contactUs', {}),
  deliveries: () => navigate('riderTasks'),
  withdrawals: () => navigate('withdrawLog'),
  orders: () => navigate('orders'),
  refunds: () => navigate('orders'),
  store: () => navigate('contactUs', {}),
}

/** Obstacles to closing the account, and losses that closing brings (product text §2, settings pages). */
export class CloseAccountRisksModel {
  readonly risks: Resource<Risks>

  constructor(private readonly api: Api) {
    this.risks = new Resource(() => api.account.cancelRisk({}, { quiet: true }))
    makeModel(this, 'api')
  }

  /** Whether nothing has to be settled. */
  get isClear(): boolean {
    return this.risks.value?.settle.length === 0
  }

  /** The way to settle a risk, where a screen has it. */
  wayOf({ kind }: Risk): (() => unknown) | undefined {
    return ways[kind]
  }

  exportData(): Promise<void> {
    return exportData(this.api)
  }
}
