import { randomUUID } from 'node:crypto'
import { orderCancel, orderMoneyBack } from '@contract/calls/order'
import { withBooks } from '../../../testing/books'
import { anOrder, type Cashier, openAt } from '../../../testing/payments'
import { aPaidOrder, apply, decide, part } from '../../../testing/refunds'
import type { World } from '../../../testing/world'

let world: World
let cashier: Cashier

withBooks((its) => ({ world, cashier } = its))

it('should say when money left and when the provider has paid it out', async () => {
  const { ann, orderId } = await anOrder(world)
  const token = await openAt(ann, 'wechat', { orderId })
  await cashier.decide(token, 'succeed')
  await cashier.notify(token)
  expect(await ann.call(orderMoneyBack, { orderId })).toEqual({ items: [] })
  await cashier.refundsAre(token, 'open')
  await ann.call(orderCancel, { orderId, reason: 'Mistake', idempotencyKey: randomUUID() })
  await world.app.context.jobs.runDue()
  const sent = { amount: 5600, method: 'wechat', toFriend: false, refundId: null }
  expect((await ann.call(orderMoneyBack, { orderId })).items).toEqual([
    { ...sent, at: world.clock.now().toISOString(), arrivedAt: null },
  ])
  await cashier.refundsAre(token, 'done')
  world.clock.forward(60)
  await world.app.context.jobs.runDue()
  const { items } = await ann.call(orderMoneyBack, { orderId })
  expect(items).toMatchObject([{ ...sent, arrivedAt: world.clock.now().toISOString() }])
})

it('should name the refund of each amount, and be refused to others', async () => {
  const { ann, orderId, first, second } = await aPaidOrder(world, ['accept'])
  const refunds = []
  for (const position of [first, second]) {
    const { id } = await apply(ann, orderId, part(position))
    await decide(world, orderId, id, 'agreeRefund')
    refunds.push(id)
  }
  const { items } = await ann.call(orderMoneyBack, { orderId })
  expect(items.map(({ refundId }) => refundId)).toEqual(refunds)
  expect(items.every(({ method, at, arrivedAt }) => method === 'balance' && at === arrivedAt)).toBe(true)
  const bob = await world.make.customer()
  expect(await bob.refusal(orderMoneyBack, { orderId })).toBe('orderNotFound')
})
