import { runInAction } from 'mobx'
import type { OrderDetail } from '@contract/entities/order'
import { openOrder } from '@/features/order/kinds'
import { open, replace } from '@/platform/navigation/navigation'
import type { Answer, Api } from '@/services/api'
import { makeModel, Resource } from '@/state'

type Payment = Answer<'payment.status'>

export interface Result {
  payment: Payment
  order: OrderDetail
}

/** Payment result of an order, as confirmed by the server. */
export class PaySuccessModel {
  readonly result: Resource<Result>
  checking = false

  constructor(
    api: Api,
    private readonly orderId: string,
  ) {
    this.result = new Resource(async () => {
      // Sequential: reading the payment status may complete the payment and change the order.
      const payment = await api.payment.status({ orderId }, { quiet: true })
      return { payment, order: await api.order.detail({ orderId }, { quiet: true }) }
    })
    makeModel(this, 'orderId', 'result')
  }

  async check(): Promise<void> {
    if (this.checking) return
    this.checking = true
    await this.result.reload()
    runInAction(() => (this.checking = false))
  }

  /** Whether a single order was paid. */
  get isOne(): boolean {
    return (this.result.value?.payment.orders.length ?? 0) <= 1
  }

  /** Opens what was paid: the order, or the list with all of them. */
  viewOrder(): void {
    const { value } = this.result
    if (value && this.isOne) openOrder(value.order, replace)
    else if (value) void replace('orders')
  }

  pay(): void {
    void replace('pay', { orderId: this.orderId })
  }

  goHome(): void {
    void open('home')
  }
}
