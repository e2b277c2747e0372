import { CarriersModel } from '@/features/after-sales/carriers'
import { reachByPhone } from '@/features/device/reach'
import type { Api } from '@/services/api'

/** The express companies and their phones (product text §2, express company). */
export class ExpressCompanyModel {
  readonly carriers: CarriersModel

  constructor(api: Api) {
    this.carriers = new CarriersModel(api)
  }

  async call(key: string): Promise<void> {
    const company = this.carriers.find(key)
    if (company) await reachByPhone(company.phone)
  }

  dispose(): void {
    this.carriers.dispose()
  }
}
