import type { MerchantAction, MerchantTab } from '@contract/merchant-work'
import type { Api } from '@/services/api'
import { makeModel } from '@/state'
import type { KeyAdder } from '@/state/base/send-once'
import { ShortageWork } from './shortage-work'
import { type OrderOf, StoreOrders } from './store-orders'

type Order = OrderOf<'takeaway'>

/** Orders of a takeaway store and its merchant's actions (product text §2, §4). */
export class OrderWork {
  readonly orders: StoreOrders<'takeaway'>
  /** The order whose refusal is being explained. */
  refusing: Order | undefined = undefined
  reason = ''
  readonly shortage: ShortageWork

  constructor(
    private readonly api: Api,
    storeId: string,
    tab: MerchantTab<'takeaway'> = 'new',
  ) {
    this.orders = new StoreOrders(api, storeId, 'takeaway', tab)
    this.shortage = new ShortageWork(api, this.orders)
    makeModel(this, 'api', 'orders', 'shortage')
  }

  startRefusal(order: Order): void {
    this.refusing = order
    this.reason = ''
  }

  chooseReason(reason: string): void {
    this.reason = reason
  }

  endRefusal(): void {
    this.refusing = undefined
  }

  /** Refuses the order in question with the chosen reason. */
  async refuse(): Promise<void> {
    const { refusing: order, reason } = this
    if (!order || !reason) return
    const request = { orderId: order.id, reason }
    if (await this.orders.send(order.id, 'refuse', (keyed) => this.api.merchant.refuse(keyed(request))))
      this.endRefusal()
  }

  /** Does with an order what needs nothing but a tap; a refusal asks for its reason first. */
  async act(order: Order, action: MerchantAction): Promise<void> {
    const { merchant } = this.api
    const orderId = order.id
    const calls: Record<Exclude<MerchantAction, 'refuse'>, (keyed: KeyAdder) => Promise<unknown>> = {
      accept: (keyed) => merchant.accept(keyed({ orderId })),
      ready: (keyed) => merchant.ready(keyed({ orderId })),
      setOff: (keyed) => merchant.deliver(keyed({ orderId, step: 'setOff' })),
      delivered: (keyed) => merchant.deliver(keyed({ orderId, step: 'delivered' })),
      collected: (keyed) => merchant.deliver(keyed({ orderId, step: 'collected' })),
    }
    if (action === 'refuse') this.startRefusal(order)
    else await this.orders.send(orderId, action, calls[action])
  }

  dispose(): void {
    this.orders.dispose()
    this.shortage.dispose()
  }
}
