import { CarriersModel } from '@/features/after-sales/carriers'
import { answer } from '@/platform/pick'

/** The choice of the company that goods go back by (product text §2, choose logistics company). */
export class ChooseLogisticsModel extends CarriersModel {
  async choose(key: string): Promise<void> {
    await answer('chooseLogistics', key)
  }
}
