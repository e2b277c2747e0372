import { randomUUID } from 'node:crypto'
import { cartAdd } from '@contract/calls/cart'
import * as calls from '@contract/calls/order'
import { paymentBalancePay, paymentShare } from '@contract/calls/payment'
import { orderReview } from '@contract/calls/review'
import { limits } from '@contract/limits'
import type { TakeawayEvent } from '@contract/states/takeaway'
import { ledgerFaults } from '../../../tests/money/ledger-faults'
import { isFailure } from '../../http/failure'
import { RefusedCall } from '../../testing/caller'
import { anOrder } from '../../testing/payments'
import { aWorld, type World } from '../../testing/world'
import { lockRefund } from '../refund/queries'
import { actorOf, detail } from '../../testing/orders'
import { trustedId } from '../../security/trusted-id'

let world: World

beforeAll(async () => {
  world = await aWorld()
})
afterAll(() => world.close())
afterEach(async () => expect(await ledgerFaults(world.app.context.db)).toEqual([]))

const total = 5600
const key = () => ({ idempotencyKey: randomUUID() })
const pay = { payPassword: '246810' }
const times = <T>(count: number, make: () => T): T[] => Array.from({ length: count }, make)
const runDue = () => world.app.context.jobs.runDue()

/** The failure name of a refused call, otherwise 'done'. */
const named = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    (error: unknown) => {
      if (error instanceof RefusedCall && error.failure) return error.failure
      if (isFailure(error)) return error.failure
      throw error
    },
  )

const counted = async (work: Promise<unknown>[]): Promise<Record<string, number>> => {
  const counts: Record<string, number> = {}
  for (const name of await Promise.all(work.map(named))) counts[name] = (counts[name] ?? 0) + 1
  return counts
}

const fire = (orderId: string, event: TakeawayEvent) =>
  world.app.context.db.transaction().execute(async (tx) => {
    const engine = world.app.services.orders
    await engine.fire(tx, await engine.lock(tx, trustedId('order', orderId)), event, actorOf(event), {
      reason: 'Too busy',
    })
  })

type Made = Awaited<ReturnType<typeof anOrder>>
const books = async ({ ann, storeId, goodsId }: Made) => ({
  balance: await world.make.balanceOf('customer', ann.id),
  held: await world.make.heldFor(storeId),
  earned: await world.make.balanceOf('store', storeId),
  stock: await world.make.stockOf(goodsId),
})

async function aPaidOrder(events: TakeawayEvent[] = []): Promise<Made> {
  const order = await anOrder(world, { balance: total })
  await order.ann.call(paymentBalancePay, { orderId: order.orderId, ...pay, ...key() })
  for (const event of events) await fire(order.orderId, event)
  return order
}
const toDoor: TakeawayEvent[] = ['accept', 'assignRider', 'riderArrive', 'pickUp', 'setOff', 'deliver']

describe('at once', () => {
  it('should make one order of a quote, whatever the keys', async () => {
    const { ann, storeId, goodsId } = await anOrder(world)
    await ann.call(cartAdd, { goodsId, quantity: 2 })
    const { id: quoteId } = await ann.call(calls.orderConfirm, { storeId })
    const answers = await counted(times(6, () => ann.call(calls.orderSubmit, { quoteId, ...key() })))
    expect(answers).toEqual({ done: 1, quoteNotFound: 5 })
    expect(await world.make.stockOf(goodsId)).toBe(996)
  })

  it('should take the money of one of two payers, and refund that one', async () => {
    const order = await anOrder(world, { balance: total })
    const { ann, orderId } = order
    const ben = await world.make.customer({ balance: total })
    const { shareToken } = await ann.call(paymentShare, { orderId })
    const answers = await counted([
      ann.call(paymentBalancePay, { orderId, ...pay, ...key() }),
      ben.call(paymentBalancePay, { shareToken, ...pay, ...key() }),
    ])
    expect(answers).toEqual({ done: 1, alreadyPaid: 1 })
    expect(await books(order)).toMatchObject({ held: total })
    await fire(orderId, 'refuse')
    expect(await books(order)).toEqual({ balance: total, held: 0, earned: 0, stock: 1000 })
    expect(await world.make.balanceOf('customer', ben.id)).toBe(total)
  })

  it('should let a store accept or a customer cancel, not both', async () => {
    for (const order of [await aPaidOrder(), await aPaidOrder(), await aPaidOrder()]) {
      const { ann, orderId } = order
      const cancel = () => ann.call(calls.orderCancel, { orderId, reason: 'Mistake', ...key() })
      const answers = await counted([cancel(), fire(orderId, 'accept'), cancel()])
      expect(answers).toEqual({ done: 1, orderStateChanged: 2 })
      const { status } = await detail(ann, orderId)
      const back = { balance: total, held: 0, earned: 0, stock: 1000 }
      expect(await books(order)).toEqual(
        status === 'cancelled' ? back : { ...back, balance: 0, held: total, stock: 998 },
      )
    }
  })

  it('should be paid or over when the money and the end of the time come together', async () => {
    const order = await anOrder(world, { balance: total })
    const { ann, orderId } = order
    const paying = ann.call(paymentBalancePay, { orderId, ...pay, ...key() })
    world.clock.forward(limits.unpaidOrderMinutes)
    const [answer] = await Promise.all([named(paying), runDue()])
    await runDue()
    const { status } = await detail(ann, orderId)
    const paid = { balance: 0, held: total, earned: 0, stock: 998 }
    expect([answer, status, await books(order)]).toEqual(
      answer === 'done'
        ? ['done', 'waitingAccept', paid]
        : ['paymentClosed', 'cancelled', { balance: total, held: 0, earned: 0, stock: 1000 }],
    )
  })

  it('should pay the store once for what customer and clock confirm', async () => {
    const order = await aPaidOrder(toDoor)
    world.clock.forward(limits.confirmDeliveryHours * 60)
    const { ann, orderId } = order
    const confirm = () => named(ann.call(calls.orderConfirmReceipt, { orderId, ...key() }))
    const answers = await Promise.all([confirm(), confirm(), runDue(), confirm()])
    expect(answers.filter((answer) => answer === 'done').length).toBeLessThan(2)
    expect(await books(order)).toEqual({ balance: 0, held: 0, earned: total - 300, stock: 998 })
  })

  it('should refund everything when the store agrees while the customer confirms, whoever is first', async () => {
    for (const order of [await aPaidOrder(toDoor), await aPaidOrder(toDoor), await aPaidOrder(toDoor)]) {
      const { ann, orderId } = order
      const application = { orderId, type: 'full', reason: 'It was cold', description: 'Cold', ...key() } as const
      const { id } = await ann.call(calls.orderApplyRefund, application)
      const { context, services } = world.app
      const agree = context.db.transaction().execute(async (tx) => {
        const locked = await services.orders.lock(tx, trustedId('order', orderId))
        await services.refunds.fire(
          tx,
          locked,
          await lockRefund(tx, trustedId('refund', id)),
          'agreeRefund',
          'merchant',
        )
      })
      const [agreed] = await Promise.all([
        named(agree),
        named(ann.call(calls.orderConfirmReceipt, { orderId, ...key() })),
      ])
      expect(agreed).toBe('done')
      expect(await detail(ann, orderId)).toMatchObject({ status: 'cancelled', refunded: total })
      expect(await books(order)).toEqual({ balance: total, held: 0, earned: 0, stock: 998 })
    }
  })

  it('should be reviewed once', async () => {
    const { ann, orderId } = await aPaidOrder([...toDoor, 'confirm'])
    const answers = await counted(times(4, () => ann.call(orderReview, { orderId, rating: 5, ...key() })))
    expect(answers).toEqual({ done: 1, alreadyReviewed: 3 })
  })
})
