import { randomUUID } from 'node:crypto'
import { cartAdd } from '@contract/calls/cart'
import { orderConfirm, orderSubmit } from '@contract/calls/order'
import { paymentBalancePay } from '@contract/calls/payment'
import { ledgerFaults } from '../../../tests/money/ledger-faults'
import { isFailure } from '../../http/failure'
import { anyPart } from '../../testing/refunds'
import { aWorld, type World } from '../../testing/world'
import { paymentOfOrder } from '../payment/queries'
import { lockOrder } from './queries'
import { refundPart, refundRemaining, settle } from './settlement'
import { trustedId } from '../../security/trusted-id'

let world: World

beforeAll(async () => {
  world = await aWorld()
})
afterAll(() => world.close())

/** An order of 56.00, paid from a balance of 100.00. */
async function aPaidOrder() {
  const ann = await world.make.customer({ balance: 10_000 })
  const storeId = await world.make.store({ delivered_by: 'store' })
  const goodsId = await world.make.goods(storeId)
  await world.make.address(ann.id)
  await ann.call(cartAdd, { goodsId, quantity: 2 })
  const { id } = await ann.call(orderConfirm, { storeId })
  const { orderId } = await ann.call(orderSubmit, { quoteId: id, idempotencyKey: randomUUID() })
  await ann.call(paymentBalancePay, { orderId, payPassword: '246810', idempotencyKey: randomUUID() })
  const at = world.clock.now()
  const within = <T>(work: (tx: never, order: Awaited<ReturnType<typeof lockOrder>>) => Promise<T>) =>
    world.app.context.db
      .transaction()
      .execute(async (tx) => work(tx as never, await lockOrder(tx, trustedId('order', orderId))))
  return {
    balance: () => world.make.balanceOf('customer', ann.id),
    held: () => world.make.heldFor(storeId),
    earned: () => world.make.balanceOf('store', storeId),
    payment: () => paymentOfOrder(world.app.context.db, orderId),
    refund: (amount: number, referenceId: string = randomUUID()) =>
      within(async (tx, order) => refundPart(tx, order, { ...(await anyPart(tx, orderId, amount)), referenceId, at })),
    settle: () => within((tx, order) => settle(tx, order, at)),
    refundRemaining: () => within((tx, order) => refundRemaining(tx, order, at)),
  }
}

const refused = (work: Promise<unknown>) =>
  work.then(() => false).catch((error: unknown) => isFailure(error, 'refundUnavailable'))

describe('a partial refund', () => {
  afterEach(async () => expect(await ledgerFaults(world.app.context.db)).toEqual([]))

  it('should go back to the balance it came from, once for its reference', async () => {
    const order = await aPaidOrder()
    const reference = randomUUID()
    expect(await order.refund(1200, reference)).toBe(1200)
    expect(await order.refund(1200, reference)).toBe(1200)
    expect(await order.refund(300)).toBe(1500)
    expect([await order.balance(), await order.held()]).toEqual([5900, 4100])
    expect(await order.payment()).toMatchObject({ status: 'paid', refunded: 1500 })
  })

  it('should never return more than was paid', async () => {
    const order = await aPaidOrder()
    await order.refund(5000)
    expect(await refused(order.refund(601))).toBe(true)
    expect(await refused(order.refund(0))).toBe(true)
    expect(await order.refund(600)).toBe(5600)
    expect(await order.payment()).toMatchObject({ status: 'refunded' })
    expect(await refused(order.refund(1))).toBe(true)
    expect(await order.balance()).toBe(10_000)
  })

  it('should leave the store what is left, and take from the store what goes back later', async () => {
    const order = await aPaidOrder()
    await order.refund(600)
    await order.settle()
    expect([await order.held(), await order.earned()]).toEqual([0, 5000])
    await order.refund(1000)
    expect([await order.earned(), await order.balance()]).toEqual([4000, 6000])
  })

  it('should be paid out to the store once, however often the order is settled', async () => {
    const order = await aPaidOrder()
    await order.settle()
    await order.settle()
    expect([await order.held(), await order.earned()]).toEqual([0, 5600])
    await order.refund(600)
    await order.settle()
    expect([await order.held(), await order.earned()]).toEqual([0, 5000])
  })

  it('should leave the rest to a refund of the whole order', async () => {
    const order = await aPaidOrder()
    await order.refund(600)
    expect(await order.refundRemaining()).toBe(5600)
    expect(await order.refundRemaining()).toBe(5600)
    expect([await order.held(), await order.balance()]).toEqual([0, 10_000])
  })

  it('should be made once when it is requested many times at once', async () => {
    const order = await aPaidOrder()
    const reference = randomUUID()
    const all = [...Array.from({ length: 6 }, () => reference), ...Array.from({ length: 6 }, () => randomUUID())]
    await Promise.all(all.map((each) => order.refund(2000, each).catch(() => undefined)))
    expect(await order.payment()).toMatchObject({ refunded: 4000 })
    expect(await order.balance()).toBe(8400)
  })
})
