import type { MallDetail } from '@contract/entities/order'
import { readOrder } from '@/features/order/read'
import { replace } from '@/platform/navigation'
import type { Api } from '@/services/api'
import { makeModel, Resource, whileBusy } from '@/state'
import { OnceKey } from '@/state/base/once-key'
import { sendOnce } from '@/state/base/send-once'

/** The balance of an order of a presale, before it is paid (product text §2, pay presale). */
export class PayPresaleModel {
  readonly order: Resource<MallDetail>
  busy = false
  private readonly key = new OnceKey()

  constructor(
    private readonly api: Api,
    private readonly id: string,
  ) {
    this.order = new Resource(() => readOrder(api, id, 'mall'))
    makeModel(this, 'api', 'id', 'key')
  }

  /** Opens the payment of the balance and goes to the cashier; after a refusal the order is read anew. */
  async pay(): Promise<void> {
    if (this.busy) return
    const { id: orderId } = this
    const due = await whileBusy(this, () => sendOnce(this.key, (keyed) => this.api.mall.presalePay(keyed({ orderId }))))
    if (due) await replace('pay', { orderId })
    else this.renew()
  }

  renew(): void {
    void this.order.reload(false)
  }

  dispose(): void {
    this.order.dispose()
  }
}
