import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import { messageSystemList } from '@contract/calls/message'
import { orderTipRider } from '@contract/calls/order'
import { paymentBalancePay } from '@contract/calls/payment'
import * as calls from '@contract/calls/rider'
import { riderStatement } from '@contract/calls/rider-statements'
import { walletMyMoney } from '@contract/calls/wallet'
import { limits } from '@contract/limits'
import type { Database } from '../../../database/schema'
import { trustedId } from '../../../security/trusted-id'
import { withBooks } from '../../../testing/books'
import type { TestCaller } from '../../../testing/caller'
import { detail, fire } from '../../../testing/orders'
import { type Cashier, openAt } from '../../../testing/payments'
import { aPaidOrder, apply, decide } from '../../../testing/refunds'
import { acceptOnly, aRider, search } from '../../../testing/riders'
import type { World } from '../../../testing/world'
import { differencesIn } from '../../books/queries'

type Tx = Transaction<Database>

let world: World
let cashier: Cashier
withBooks((its) => ({ world, cashier } = its))

const key = () => ({ idempotencyKey: randomUUID() })
const balance = (owner: TestCaller) => world.make.balanceOf('customer', owner.id)
const earned = async (rider: TestCaller) => (await rider.call(calls.riderEarnings, {})).available
const tip = (ann: TestCaller, orderId: string, amount = 5_00) =>
  ann.call(orderTipRider, { orderId, amount, ...key() }).then(({ paymentId }) => paymentId)
const pay = (ann: TestCaller, paymentId: string, once = key()) =>
  ann.call(paymentBalancePay, { paymentId, payPassword: '246810', ...once })

/** An order of 66.01 that a rider has accepted. */
async function withARider() {
  const rider = await aRider(world)
  const { ann, orderId } = await aPaidOrder(world)
  await search(world)
  const { id: deliveryId } = await acceptOnly(rider)
  const step = { deliveryId }
  const deliver = async () => {
    await rider.call(calls.riderArrive, { ...step, at: 'pickup', ...key() })
    await rider.call(calls.riderPickUp, { ...step, ...key() })
    await rider.call(calls.riderArrive, { ...step, at: 'dropOff', ...key() })
    await rider.call(calls.riderDeliver, { ...step, ...key() })
  }
  const leave = () => rider.call(calls.riderShift, { action: 'end' })
  return { rider, ann, orderId, deliveryId, deliver, leave }
}

async function delivered() {
  const order = await withARider()
  await order.deliver()
  await order.leave()
  return order
}

describe('a tip for the rider of an order', () => {
  it('should go to the rider as a whole as soon as it is paid', async () => {
    const { rider, ann, orderId, deliveryId } = await delivered()
    expect(await detail(ann, orderId)).toMatchObject({ riderTip: { paid: 0, mostMore: 200_00 } })
    await pay(ann, await tip(ann, orderId))
    expect([await earned(rider), await balance(ann)]).toEqual([5_00, 100_00 - 66_01 - 5_00])
    expect(await detail(ann, orderId)).toMatchObject({ riderTip: { paid: 5_00, mostMore: 195_00 } })
    expect(await rider.call(calls.riderTask, { deliveryId })).toMatchObject({ tip: 5_00, pay: 8_00 })
    const { items } = await rider.call(messageSystemList, { kind: 'order' })
    expect(items[0]).toMatchObject({ title: 'You got a tip' })
    expect((await ann.call(walletMyMoney, {})).items[0]).toMatchObject({
      type: 'payment',
      category: 'riderTip',
      title: 'Rider tip',
      amount: -5_00,
    })
  })

  it('should be one of the groups of the rider’s statement', async () => {
    const { rider, ann, orderId } = await delivered()
    await pay(ann, await tip(ann, orderId))
    const day = (await rider.call(calls.riderEarnings, {})).days.at(-1)?.day ?? ''
    const { groups, earned: sum } = await rider.call(riderStatement, { period: 'daily', day })
    expect(sum).toBe(5_00)
    expect(groups.find(({ key: group }) => group === 'orders')).toMatchObject({
      sum: 5_00,
      orders: 1,
      rows: [{ component: 'riderTip', amount: 5_00 }],
    })
  })

  it('should be paid once, however often and from however many devices at once it is sent', async () => {
    const { rider, ann, orderId } = await delivered()
    const same = key()
    const asked = await Promise.all([1, 2, 3].map(() => ann.call(orderTipRider, { orderId, amount: 5_00, ...same })))
    const [{ paymentId } = { paymentId: '' }] = asked
    expect(new Set(asked.map((answer) => answer.paymentId)).size).toBe(1)
    const payments = await Promise.allSettled([1, 2, 3].map(() => pay(ann, paymentId)))
    expect(payments.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect([await earned(rider), await balance(ann)]).toEqual([5_00, 100_00 - 66_01 - 5_00])
  })

  it('should close an earlier one that waits to be paid, and return what is paid for it later', async () => {
    const { rider, ann, orderId } = await delivered()
    const token = await openAt(ann, 'wechat', { paymentId: await tip(ann, orderId, 2_00) })
    const second = await tip(ann, orderId, 10_00)
    await pay(ann, second)
    await cashier.decide(token, 'succeed')
    await world.app.context.jobs.runDue()
    await world.app.context.jobs.runDue()
    expect([await earned(rider), (await cashier.trade(token)).refunded]).toEqual([10_00, 2_00])
  })

  it('should come from a provider too', async () => {
    const { rider, ann, orderId } = await delivered()
    await cashier.decide(await openAt(ann, 'alipay', { paymentId: await tip(ann, orderId) }), 'succeed')
    await world.app.context.jobs.runDue()
    expect([await earned(rider), await balance(ann)]).toEqual([5_00, 100_00 - 66_01])
  })

  it('should have bounds, of all tips of an order together', async () => {
    const { ann, orderId } = await delivered()
    expect(await ann.refusal(orderTipRider, { orderId, amount: 99, ...key() })).toBe('invalidRequest')
    expect(await ann.refusal(orderTipRider, { orderId, amount: 200_01, ...key() })).toBe('invalidRequest')
    await pay(ann, await tip(ann, orderId))
    expect(await ann.refusal(orderTipRider, { orderId, amount: 196_00, ...key() })).toBe('riderTipTooHigh')
    await world.hours(limits.riderTipHours)
    expect(await ann.refusal(orderTipRider, { orderId, amount: 5_00, ...key() })).toBe('riderTipClosed')
    expect(await detail(ann, orderId)).toMatchObject({ riderTip: { paid: 5_00, mostMore: 0 } })
  })

  it('should stay with the rider when the order is refunded', async () => {
    const { rider, ann, orderId } = await delivered()
    await pay(ann, await tip(ann, orderId))
    const refund = await apply(ann, orderId)
    await decide(world, orderId, refund.id, 'agreeRefund')
    expect([await earned(rider), await balance(ann)]).toEqual([5_00, 95_00])
  })
})

describe('a tip before the delivery', () => {
  it('should not be possible before a rider has the order', async () => {
    const { ann, orderId } = await aPaidOrder(world)
    expect(await detail(ann, orderId)).toMatchObject({ riderTip: null })
    expect(await ann.refusal(orderTipRider, { orderId, amount: 5_00, ...key() })).toBe('riderTipClosed')
    await fire(world, orderId, 'withdraw', { reason: 'No rider' })
  })

  it('should be held until the rider delivers', async () => {
    const { rider, ann, orderId, deliveryId, deliver, leave } = await withARider()
    await pay(ann, await tip(ann, orderId))
    expect([await earned(rider), await differencesIn(world.app.context.db)]).toEqual([0, []])
    expect(await rider.call(calls.riderTask, { deliveryId })).toMatchObject({ tip: 5_00, pay: 8_00 })
    await deliver()
    await leave()
    expect([await earned(rider), await differencesIn(world.app.context.db)]).toEqual([5_00, []])
  })

  it('should go to the rider who delivers, not to one who released the order', async () => {
    const { rider, ann, orderId, deliveryId, leave } = await withARider()
    await pay(ann, await tip(ann, orderId))
    await rider.call(calls.riderRelease, { deliveryId, reason: 'vehicle' })
    await leave()
    const other = await aRider(world)
    await search(world)
    const step = { deliveryId: (await acceptOnly(other)).id }
    await other.call(calls.riderArrive, { ...step, at: 'pickup', ...key() })
    await other.call(calls.riderPickUp, { ...step, ...key() })
    await other.call(calls.riderArrive, { ...step, at: 'dropOff', ...key() })
    await other.call(calls.riderDeliver, { ...step, ...key() })
    await other.call(calls.riderShift, { action: 'end' })
    expect([await earned(rider), await earned(other)]).toEqual([0, 5_00])
    expect((await other.call(messageSystemList, { kind: 'order' })).items[0]).toMatchObject({ title: 'You got a tip' })
  })

  it.each(['balance', 'wechat'] as const)(
    'should go back to the %s of its payer when the order is cancelled',
    async (way) => {
      const { rider, ann, orderId, leave } = await withARider()
      const paymentId = await tip(ann, orderId)
      const token = way === 'wechat' ? await openAt(ann, way, { paymentId }) : undefined
      if (token) await cashier.decide(token, 'succeed')
      else await pay(ann, paymentId)
      await world.app.context.jobs.runDue()
      await fire(world, orderId, 'withdraw', { reason: 'No rider' })
      await world.app.context.jobs.runDue()
      await leave()
      expect([await earned(rider), await balance(ann), await differencesIn(world.app.context.db)]).toEqual([
        0,
        100_00,
        [],
      ])
      if (token) expect(await cashier.trade(token)).toMatchObject({ refunded: 5_00 })
      expect(await detail(ann, orderId)).toMatchObject({ riderTip: null })
      const { items } = await ann.call(messageSystemList, { kind: 'order' })
      expect(items.map(({ text }) => text)).toContainEqual(expect.stringContaining('your rider tip'))
    },
  )

  it.each(['release', 'releaseByHand', 'handOn', 'withdraw'] as const)(
    'should be returned at once, if its order loses its rider by %s before the provider reports the payment',
    async (how) => {
      const { rider, ann, orderId, deliveryId, leave } = await withARider()
      const token = await openAt(ann, 'wechat', { paymentId: await tip(ann, orderId) })
      const { context, services } = world.app
      const { desk, troubles } = services.deliveries
      const id = trustedId('delivery', deliveryId)
      const within = (work: (tx: Tx) => Promise<void>) => context.db.transaction().execute(work)
      const ways = {
        release: () => rider.call(calls.riderRelease, { deliveryId, reason: 'vehicle' }),
        releaseByHand: () => within((tx) => desk.releaseByHand(tx, id)),
        async handOn() {
          await rider.call(calls.riderArrive, { deliveryId, at: 'pickup', ...key() })
          await rider.call(calls.riderPickUp, { deliveryId, ...key() })
          await rider.call(calls.riderProblem, { deliveryId, kind: 'accident', ...key() })
          await within((tx) => troubles.handOn(tx, id))
        },
        withdraw: () => fire(world, orderId, 'withdraw', { reason: 'No rider' }),
      }
      await ways[how]()
      await cashier.decide(token, 'succeed')
      expect(await cashier.notify(token)).toBe(true)
      await context.jobs.runDue()
      await context.jobs.runDue()
      expect([(await cashier.trade(token)).refunded, await differencesIn(context.db)]).toEqual([5_00, []])
      await leave()
      if (how !== 'withdraw') await fire(world, orderId, 'withdraw', { reason: 'No rider' })
    },
  )

  it('should not be paid for an order that was cancelled meanwhile', async () => {
    const { ann, orderId, leave } = await withARider()
    const paymentId = await tip(ann, orderId)
    await fire(world, orderId, 'withdraw', { reason: 'No rider' })
    await leave()
    await expect(pay(ann, paymentId)).rejects.toMatchObject({ failure: 'paymentClosed' })
    expect(await balance(ann)).toBe(100_00)
  })
})
