import type { OrderDetail } from '@contract/entities/order'
import { open, replace } from '@/platform/navigation'
import type { Api } from '@/services/api'
import { Resource } from '@/stores'

/** What came of paying an order: the server's word, not that of the screen before. */
export class PaySuccessModel {
  readonly result: Resource<{ paid: boolean; order: OrderDetail }>

  constructor(
    api: Api,
    private readonly orderId: string,
  ) {
    this.result = new Resource(async () => {
      const [{ status }, order] = await Promise.all([api.payment.status({ orderId }), api.order.detail({ orderId })])
      return { paid: status === 'paid', order }
    })
  }

  viewOrder = (): void => void replace('orderDetail', { id: this.orderId })

  goHome = (): void => void open('home')
}
