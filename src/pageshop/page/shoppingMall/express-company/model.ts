import { CarriersModel } from '@/features/after-sales/carriers'
import { callPhone } from '@/platform/phone-call'

/** The express companies and their phones (product text §2, express company). */
export class ExpressCompanyModel extends CarriersModel {
  async call(key: string): Promise<void> {
    const company = this.find(key)
    if (company) await callPhone(company.phone)
  }
}
