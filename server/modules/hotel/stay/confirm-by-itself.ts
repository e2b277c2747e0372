import { stay } from '@contract/states/stay'
import type { OrderEngine } from '../../order/engine'
import { confirmsByHand } from './queries'

/** Confirms stays as soon as they are paid, where no person of the hotel does. */
export function confirmByItself(orders: OrderEngine): void {
  orders.onChange('hotel', async (tx, order, event) => {
    if (event !== 'pay' || (await confirmsByHand(tx, order.id))) return
    await orders.eventsOf(stay).fire(tx, order, 'accept', 'platform')
  })
}
