import { randomUUID } from 'node:crypto'
import { cartAdd } from '@contract/calls/cart'
import { orderConfirm, orderList, orderSubmit } from '@contract/calls/order'
import { paymentBalancePay } from '@contract/calls/payment'
import { RefusedCall } from '../../server/testing/caller'
import { refill } from '../../server/testing/orders'
import { aWorld, type World } from '../../server/testing/world'
import { ledgerFaults } from './ledger-faults'
import { timeLimit } from '../support/time-limit'

let world: World

beforeAll(async () => {
  world = await aWorld({ UNPAID_ORDERS: '1000', UNPAID_STOCK: '100' })
})
afterAll(() => world.close())

jest.setTimeout(timeLimit(120))

const price = 5600
const orders = 100
const affordable = 30
const repeats = 4

const named = async <T>(call: Promise<T>): Promise<T | string | undefined> =>
  call.catch((error: unknown) => {
    if (error instanceof RefusedCall) return error.failure
    throw error
  })

const repeated = <T>(list: readonly T[]): T[] => Array.from({ length: repeats }, () => list).flat()

/** A hundred quotes of two each, a basket that holds them all, and a balance that is good for thirty. */
async function ready() {
  const ann = await world.make.customer({ balance: affordable * price + 99 })
  const storeId = await world.make.store()
  const goodsId = await world.make.goods(storeId, { stock: 10_000 })
  await world.make.address(ann.id)
  await ann.call(cartAdd, { goodsId, quantity: 2 })
  const quotes = await Promise.all(Array.from({ length: orders }, () => ann.call(orderConfirm, { storeId })))
  await refill(world, ann)
  return { ann, storeId, goodsId, quotes }
}

describe('money under pressure', () => {
  it('should make exactly as many paid orders as the balance is good for', async () => {
    const { ann, storeId, goodsId, quotes } = await ready()
    const submissions = quotes.map(({ id }) => ({ quoteId: id, idempotencyKey: randomUUID() }))
    const submitted = await Promise.all(repeated(submissions).map((request) => ann.call(orderSubmit, request)))
    const orderIds = [...new Set(submitted.map(({ orderId }) => orderId))]
    expect(orderIds).toHaveLength(orders)

    const payments = orderIds.map((orderId) => ({ orderId, payPassword: '246810', idempotencyKey: randomUUID() }))
    const answers = await Promise.all(repeated(payments).map((request) => named(ann.call(paymentBalancePay, request))))
    const paid = answers.filter((answer) => typeof answer === 'object')
    expect(paid).toHaveLength(affordable * repeats)
    expect(answers.filter((answer) => answer === 'insufficientBalance')).toHaveLength((orders - affordable) * repeats)

    expect((await ann.call(orderList, { tab: 'inProgress', pageSize: 50 })).items).toHaveLength(affordable)
    expect(await world.make.balanceOf('customer', ann.id)).toBe(99)
    expect(await world.make.heldFor(storeId)).toBe(affordable * price)
    expect(await world.make.stockOf(goodsId)).toBe(10_000 - orders * 2)
    expect(await ledgerFaults(world.app.context.db)).toEqual([])
  })

  it('should never sell more than there is', async () => {
    const storeId = await world.make.store()
    const goodsId = await world.make.goods(storeId, { stock: 15 })
    const buyers = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const buyer = await world.make.customer()
        await world.make.address(buyer.id)
        await buyer.call(cartAdd, { goodsId, quantity: 1 })
        const { id } = await buyer.call(orderConfirm, { storeId })
        return { buyer, id }
      }),
    )
    const answers = await Promise.all(
      buyers.map(({ buyer, id }) => named(buyer.call(orderSubmit, { quoteId: id, idempotencyKey: randomUUID() }))),
    )
    expect(answers.filter((answer) => typeof answer === 'object')).toHaveLength(15)
    expect(await world.make.stockOf(goodsId)).toBe(0)
  })
})
