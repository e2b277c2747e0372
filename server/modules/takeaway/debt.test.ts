import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import { cartAdd } from '@contract/calls/cart'
import { orderApplyRefund, orderConfirm, orderConfirmReceipt, orderSubmit } from '@contract/calls/order'
import { paymentBalancePay } from '@contract/calls/payment'
import type { TakeawayEvent } from '@contract/states/takeaway'
import { ledgerFaults } from '../../../tests/money/ledger-faults'
import { rowsOf, wrongEarnings } from '../../../tests/load/faults/queries'
import type { Database } from '../../database/schema'
import { Cashier, openAt } from '../../testing/payments'
import { anyPart } from '../../testing/refunds'
import { aWorld, type World } from '../../testing/world'
import { lockOrder, type Order } from '../order/queries'
import { lockRefund } from '../refund/queries'
import { funding, post, transfer } from '../wallet/ledger'
import { refundPart, settle } from '../order/settlement'
import { trustedId } from '../../security/trusted-id'

let world: World

beforeAll(async () => {
  world = await aWorld()
})
afterAll(() => world.close())
afterEach(async () => expect(await ledgerFaults(world.app.context.db)).toEqual([]))

type Tx = Transaction<Database>
const total = 5600
const db = () => world.app.context.db
const key = () => ({ idempotencyKey: randomUUID() })
const within = <T>(orderId: string, work: (tx: Tx, order: Order) => Promise<T>) =>
  db()
    .transaction()
    .execute(async (tx) => work(tx, await lockOrder(tx, trustedId('order', orderId))))

const refund = (orderId: string, amount: number, referenceId: string = randomUUID()) =>
  within(orderId, async (tx, order) =>
    refundPart(tx, order, { ...(await anyPart(tx, order.id, amount)), referenceId, at: world.clock.now() }),
  )
const settled = (orderId: string) => within(orderId, (tx, order) => settle(tx, order, world.clock.now()))

async function aStore() {
  // The store delivers by itself, so that it receives the whole payment.
  const id = await world.make.store({ delivered_by: 'store' })
  const goodsId = await world.make.goods(id)
  const account = (kind: 'store' | 'storeDebt') => world.make.balanceOf(kind, id)
  return {
    id,
    goodsId,
    books: async () => ({
      held: await world.make.heldFor(id),
      earned: await account('store'),
      debt: await account('storeDebt'),
    }),
    /** Empties the account of the store. */
    empty: async () => {
      const sides = transfer({ kind: 'store', ownerId: id }, funding, await account('store'))
      const movement = { kind: 'topUp', referenceId: randomUUID(), at: world.clock.now(), sides } as const
      await db()
        .transaction()
        .execute((tx) => post(tx, movement))
    },
  }
}

async function anOrderIn({ id: storeId, goodsId }: Awaited<ReturnType<typeof aStore>>, balance = total) {
  const ann = await world.make.customer({ balance })
  await world.make.address(ann.id)
  await ann.call(cartAdd, { goodsId, quantity: 2 })
  const quote = await ann.call(orderConfirm, { storeId })
  const { orderId } = await ann.call(orderSubmit, { quoteId: quote.id, ...key() })
  if (balance > 0) await ann.call(paymentBalancePay, { orderId, payPassword: '246810', ...key() })
  return { ann, orderId, balance: () => world.make.balanceOf('customer', ann.id) }
}

describe('a refund of what the store has had out', () => {
  it('should be advanced, owed by the store, and settled from its next earnings before it earns again', async () => {
    const store = await aStore()
    const [first, second, third] = [await anOrderIn(store), await anOrderIn(store), await anOrderIn(store)]
    await settled(first.orderId)
    await store.empty()
    const reference = randomUUID()
    expect(await refund(first.orderId, 3000, reference)).toBe(3000)
    expect(await refund(first.orderId, 3000, reference)).toBe(3000)
    expect(await refund(first.orderId, 2600)).toBe(total)
    expect(await first.balance()).toBe(total)
    expect(await store.books()).toEqual({ held: 2 * total, earned: 0, debt: -total })
    await refund(second.orderId, 600)
    await settled(second.orderId)
    expect(await store.books()).toEqual({ held: total, earned: 0, debt: -600 })
    await settled(third.orderId)
    await settled(third.orderId)
    expect(await store.books()).toEqual({ held: 0, earned: total - 600, debt: 0 })
  })

  it('should take what the store still holds first', async () => {
    const store = await aStore()
    const [first, second] = [await anOrderIn(store), await anOrderIn(store)]
    await settled(first.orderId)
    await store.empty()
    await refund(second.orderId, 5000)
    await settled(second.orderId)
    expect(await store.books()).toEqual({ held: 0, earned: 600, debt: 0 })
    await refund(first.orderId, 1000)
    expect(await store.books()).toEqual({ held: 0, earned: 0, debt: -400 })
    expect(await first.balance()).toBe(1000)
  })

  it('should reach who paid at a provider, too', async () => {
    const store = await aStore()
    const order = await anOrderIn(store, 0)
    const [cashier, token] = [new Cashier(world), await openAt(order.ann, 'wechat', order)]
    await cashier.decide(token, 'succeed')
    await world.app.context.jobs.runDue()
    await settled(order.orderId)
    await store.empty()
    await refund(order.orderId, 1000)
    await world.app.context.jobs.runDue()
    expect(await cashier.trade(token)).toMatchObject({ refunded: 1000 })
    expect(await store.books()).toEqual({ held: 0, earned: 0, debt: -1000 })
  })

  it('should leave the books right when many refunds and earnings of a store come at once', async () => {
    const store = await aStore()
    const orders = await Promise.all(Array.from({ length: 16 }, () => anOrderIn(store)))
    const [old, fresh] = [orders.slice(0, 8), orders.slice(8)]
    for (const { orderId } of old) await settled(orderId)
    await store.empty()
    await Promise.all([
      ...old.map(({ orderId }) => refund(orderId, 2000)),
      ...fresh.map(({ orderId }) => settled(orderId)),
      ...old.map(({ orderId }) => refund(orderId, 3600)),
    ])
    expect(await store.books()).toEqual({ held: 0, earned: 0, debt: 0 })
    expect(await Promise.all(old.map(({ balance }) => balance()))).toEqual(old.map(() => total))
  })
})

it('should never leave a customer without the refund of an order that a store was paid for', async () => {
  const store = await aStore()
  const { ann, orderId, balance } = await anOrderIn(store)
  const { services } = world.app
  const [engine, refunds] = [services.orders, services.refunds]
  const toDoor: TakeawayEvent[] = ['accept', 'merchantSetOff', 'merchantDeliver']
  for (const event of toDoor) await within(orderId, (tx, order) => engine.fire(tx, order, event, 'merchant'))
  await ann.call(orderConfirmReceipt, { orderId, ...key() })
  expect(await rowsOf(db(), wrongEarnings)).not.toContainEqual(expect.objectContaining({ id: store.id }))
  await store.empty()
  const application = { orderId, type: 'full', reason: 'It was cold', description: 'Cold', ...key() } as const
  const { id } = await ann.call(orderApplyRefund, application)
  await within(orderId, async (tx, order) =>
    refunds.fire(tx, order, await lockRefund(tx, trustedId('refund', id)), 'agreeRefund', 'merchant'),
  )
  expect(await balance()).toBe(total)
  expect(await store.books()).toEqual({ held: 0, earned: 0, debt: -total })
})
