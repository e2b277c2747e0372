import { randomUUID } from 'node:crypto'
import { orderConfirm, orderSubmit } from '@contract/calls/order'
import { paymentBalancePay } from '@contract/calls/payment'
import { limits } from '@contract/limits'
import { aBasket, detail, fire } from '../../testing/orders'
import { withBooks } from '../../testing/books'
import type { World } from '../../testing/world'

let world: World
withBooks((its) => ({ world } = its))

const payPassword = '246810'

async function readyToCollect() {
  const { ann, storeId } = await aBasket(world)
  const { id: quoteId } = await ann.call(orderConfirm, { storeId, fulfilment: 'pickup' })
  const pickup = { pickupPhone: '13800006209', agreed: true, idempotencyKey: randomUUID() }
  const { orderId } = await ann.call(orderSubmit, { quoteId, ...pickup })
  await ann.call(paymentBalancePay, { orderId, payPassword, idempotencyKey: randomUUID() })
  for (const event of ['accept', 'ready'] as const) await fire(world, orderId, event)
  return { ann, orderId, storeId }
}

it('should count a dinner that nobody came for as collected after a day, and pay the store then', async () => {
  const { ann, orderId, storeId } = await readyToCollect()
  const earned = () => world.make.balanceOf('store', storeId)
  const later = async (minutes: number) => {
    world.clock.forward(minutes)
    await world.app.context.jobs.runDue()
    return (await detail(ann, orderId)).status
  }
  expect(await later(limits.confirmDeliveryHours * 60 - 1)).toBe('waitingPickup')
  expect(await earned()).toBe(0)
  expect(await later(1)).toBe('waitingEvaluation')
  expect(await earned()).toBe(53_00)
})
