import type { OrderId } from '@contract/entities/ids'
import { takeaway } from '@contract/states/takeaway'
import type { Context } from '../../../context'
import type { OrderEngine } from '../../order/engine'
import { autoAccepts } from '../../merchant/queries/orders'

/** Accepts paid orders of stores with automatic acceptance, by a separate job right after the payment. */
export function acceptForStores({ jobs, clock }: Context, orders: OrderEngine): void {
  orders.onChange('takeaway', async (tx, order, event) => {
    if (event !== 'pay' || !(await autoAccepts(tx, order.store_id))) return
    await jobs.add(tx, { kind: 'merchant.accept', payload: { orderId: order.id }, runAt: clock.now() })
  })
  jobs.on<{ orderId: OrderId }>('merchant.accept', async (tx, { orderId }) => {
    const order = await orders.lock(tx, orderId)
    if (orders.allows(order, 'accept')) await orders.eventsOf(takeaway).fire(tx, order, 'accept', 'merchant')
  })
}
