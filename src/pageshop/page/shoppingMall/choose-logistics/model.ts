import { CarriersModel } from '@/features/after-sales/carriers'
import { answer } from '@/platform/navigation/pick'
import type { Api } from '@/services/api'

/** The choice of the company that goods go back by (product text §2, choose logistics company). */
export class ChooseLogisticsModel {
  readonly carriers: CarriersModel

  constructor(api: Api) {
    this.carriers = new CarriersModel(api)
  }

  async choose(key: string): Promise<void> {
    await answer('chooseLogistics', key)
  }

  dispose(): void {
    this.carriers.dispose()
  }
}
