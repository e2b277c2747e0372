import { PayModel } from '@/features/pay/paying'
import { paymentHost } from '@/features/pay/purposes'
import type { Api } from '@/services/api'

/** A payment that is for no order, such as a top-up or a membership. */
export class PaymentScreenModel {
  readonly paying: PayModel

  constructor(api: Api, paymentId: string) {
    this.paying = new PayModel(api, { paymentId }, paymentHost)
  }
}
