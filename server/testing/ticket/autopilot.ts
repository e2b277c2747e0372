import type { OrderId, RefundId } from '@contract/entities/ids'
import { minutesAfter } from '../../clock'
import type { App } from '../../app'
import { lockRefund, orderOf } from '../../modules/refund/queries'

/**
 * Simulates the merchants of tickets: soon after payment a ticket is used, and soon after an application it is
 * refunded.
 */
export function playTickets({ context, services: { orders, refunds } }: App): void {
  const { jobs, clock } = context
  const soon = () => minutesAfter(clock.now(), 0.01)
  orders.onChange('ticket', async (tx, { id }, event) => {
    if (event === 'pay') await jobs.add(tx, { kind: 'ticket.use', payload: { orderId: id }, runAt: soon() })
  })
  refunds.onChange('ticket', async (tx, { id, state }) => {
    if (state === 'merchantReview')
      await jobs.add(tx, { kind: 'ticket.refund', payload: { refundId: id }, runAt: soon() })
  })
  jobs.on<{ orderId: OrderId }>('ticket.use', async (tx, { orderId }) => {
    const order = await orders.lock(tx, orderId)
    if (orders.allows(order, 'use')) await orders.fire(tx, order, 'use', 'merchant')
  })
  jobs.on<{ refundId: RefundId }>('ticket.refund', async (tx, { refundId }) => {
    const order = await orders.lock(tx, await orderOf(tx, refundId))
    const refund = await lockRefund(tx, refundId)
    if (refund.state === 'merchantReview') await refunds.fire(tx, order, refund, 'agreeRefund', 'merchant')
  })
}
