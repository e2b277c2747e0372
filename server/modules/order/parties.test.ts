import { randomUUID } from 'node:crypto'
import * as fc from 'fast-check'
import { cartAdd } from '@contract/calls/cart'
import { orderConfirm } from '@contract/calls/order'
import { paymentBalancePay } from '@contract/calls/payment'
import { rowsOf, wrongEarnings, wrongHeld, wrongShares } from '../../../tests/load/faults/queries'
import { withBooks } from '../../testing/books'
import { submit } from '../../testing/orders'
import { anyPart } from '../../testing/refunds'
import type { World } from '../../testing/world'
import { deployment } from '../wallet/ledger'
import { balanceOf } from '../wallet/queries'
import { lockOrder, type Order } from './queries'
import { refundPart, refundRemaining, settle } from './settlement'
import { trustedId } from '../../security/trusted-id'
import { timeLimit } from '../../../tests/support/time-limit'

jest.setTimeout(timeLimit(120))

let world: World
withBooks((its) => ({ world } = its))

const db = () => world.app.context.db
const at = () => world.clock.now()
type Tx = Parameters<Parameters<ReturnType<ReturnType<typeof db>['transaction']>['execute']>[0]>[0]

async function aPaidOrder(prices: readonly number[], rate: number, deliveredBy: 'platform' | 'store') {
  const ann = await world.make.customer({ balance: 1_000_00 })
  const storeId = await world.make.store({ delivered_by: deliveredBy, minimum_order: 0 })
  await world.make.commission(rate, { storeId })
  await world.make.address(ann.id)
  for (const shop_price of prices)
    await ann.call(cartAdd, { goodsId: await world.make.goods(storeId, { shop_price }), quantity: 2 })
  const { orderId, total } = await submit(ann, (await ann.call(orderConfirm, { storeId })).id)
  await ann.call(paymentBalancePay, { orderId, payPassword: '246810', idempotencyKey: randomUUID() })
  const within = <T>(work: (tx: Tx, order: Order) => Promise<T>) =>
    db()
      .transaction()
      .execute(async (tx) => work(tx, await lockOrder(tx, trustedId('order', orderId))))
  return { ann, storeId, orderId, total, within }
}

const rider = () => balanceOf(db(), { kind: 'rider', ownerId: deployment })
const platform = () => balanceOf(db(), { kind: 'platform', ownerId: deployment })

/** The inconsistencies that the ledger checks find for an order and its parties. */
async function faults(orderId: string, storeId: string) {
  const found = await Promise.all([wrongEarnings, wrongHeld, wrongShares].map((query) => rowsOf(db(), query)))
  return found.flat().filter(({ id }) => [orderId, storeId, deployment].includes(id))
}

const part = (tx: Tx, order: Order, amount: number) =>
  anyPart(tx, order.id, amount).then((what) => refundPart(tx, order, { ...what, referenceId: randomUUID(), at: at() }))

describe('the parties of an order', () => {
  it('should each get its share at settlement, and return it with a later refund', async () => {
    const [riders, kept] = [await rider(), await platform()]
    const { ann, storeId, within, total } = await aPaidOrder([1000], 1000, 'platform')
    expect(total).toBe(2400)
    expect([await world.make.balanceOf('store', storeId), await rider(), await platform()]).toEqual([0, riders, kept])
    await within((tx, order) => settle(tx, order, at()))
    // 20.00 of goods and 1.00 of packaging less 10 % commission; 3.00 to the rider.
    expect(await world.make.balanceOf('store', storeId)).toBe(1890)
    expect([(await rider()) - riders, (await platform()) - kept]).toEqual([300, 210])
    await within((tx, order) => part(tx, order, 1000))
    expect(await world.make.balanceOf('store', storeId)).toBe(1890 - 900)
    expect([(await rider()) - riders, (await platform()) - kept]).toEqual([300, 110])
    await within((tx, order) => refundRemaining(tx, order, at()))
    expect(await world.make.balanceOf('store', storeId)).toBe(0)
    expect([await rider(), await platform()]).toEqual([riders, kept])
    expect(await world.make.balanceOf('customer', ann.id)).toBe(1_000_00)
  })

  it('should come out even whatever goes back, before and after settlement', async () => {
    const prices = fc.array(fc.integer({ min: 1, max: 4000 }), { minLength: 1, maxLength: 3 })
    const steps = fc.array(fc.oneof(fc.constant('settle' as const), fc.integer({ min: 1, max: 4000 })), {
      maxLength: 6,
    })
    await fc.assert(
      fc.asyncProperty(
        prices,
        fc.nat(10_000),
        fc.constantFrom('platform' as const, 'store' as const),
        steps,
        fc.boolean(),
        async (bought, rate, deliveredBy, parts, whole) => {
          const { ann, storeId, orderId, total, within } = await aPaidOrder(bought, rate, deliveredBy)
          let back = 0
          for (const step of parts) {
            if (step === 'settle') await within((tx, order) => settle(tx, order, at()))
            else if (back + step <= total) back = await within((tx, order) => part(tx, order, step))
            expect(await faults(orderId, storeId)).toEqual([])
          }
          if (whole) back = await within((tx, order) => refundRemaining(tx, order, at()))
          expect(await faults(orderId, storeId)).toEqual([])
          expect(await world.make.balanceOf('customer', ann.id)).toBe(1_000_00 - total + back)
        },
      ),
      { numRuns: 25 },
    )
  })
})
