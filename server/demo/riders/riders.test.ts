import { randomUUID } from 'node:crypto'
import { cartAdd } from '@contract/calls/cart'
import { orderConfirm, orderSubmit } from '@contract/calls/order'
import { paymentBalancePay } from '@contract/calls/payment'
import { riderDecline, riderShift } from '@contract/calls/rider'
import { ledgerFaults } from '../../../tests/money/ledger-faults'
import { acceptOnly, aRider, here, offerTo } from '../../testing/riders'
import { detail } from '../../testing/orders'
import { aWorld, type World } from '../../testing/world'
import { playOrders } from '../play-orders'
import { riderIds } from './people'

let world: World
beforeAll(async () => {
  world = await aWorld({ DEMO_SPEED: '1', DEMO_SURPRISES: '0' })
  playOrders(world.app)
})
afterAll(() => world.close())
afterEach(async () => expect(await ledgerFaults(world.app.context.db)).toEqual([]))

async function aPaidOrder(contactFree = false) {
  const ann = await world.make.customer({ balance: 100_00 })
  const storeId = await world.make.store()
  await world.make.address(ann.id)
  await ann.call(cartAdd, { goodsId: await world.make.goods(storeId), quantity: 1 })
  const { id: quoteId } = await ann.call(orderConfirm, { storeId, fulfilment: 'delivery' })
  const { orderId } = await ann.call(orderSubmit, { quoteId, contactFree, idempotencyKey: randomUUID() })
  await ann.call(paymentBalancePay, { orderId, payPassword: '246810', idempotencyKey: randomUUID() })
  return { ann, orderId }
}

/** Advances time minute by minute, as the clock does. */
async function pass(minutes: number, each?: () => Promise<unknown>): Promise<void> {
  for (let minute = 0; minute < minutes; minute += 1) {
    world.clock.forward(1)
    await each?.()
    await world.app.context.jobs.runDue()
  }
}

/** Lets time pass until the store has accepted an order. */
async function cooked({ ann, orderId }: Awaited<ReturnType<typeof aPaidOrder>>, each: () => Promise<unknown>) {
  while ((await detail(ann, orderId)).step !== 'preparing') await pass(1, each)
}

const deliveryOf = (orderId: string) =>
  world.app.context.db
    .selectFrom('deliveries')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('waiting_since', 'desc')
    .executeTakeFirstOrThrow()

it('should ride as riders with accounts, off shift but for the moment of an offer, who are owed the pay', async () => {
  const { ann, orderId } = await aPaidOrder()
  await pass(60)
  expect((await detail(ann, orderId)).step).toBe('delivered')
  const { rider_id, state } = await deliveryOf(orderId)
  expect(state).toBe('delivered')
  expect(riderIds).toContain(rider_id)
  const { db } = world.app.context
  const shares = await db
    .selectFrom('order_shares')
    .select('owner_id')
    .where('order_id', '=', orderId)
    .where('party', '=', 'rider')
    .execute()
  expect(shares.every(({ owner_id }) => owner_id === rider_id)).toBe(true)
  const shifts = await db.selectFrom('riders').select('shift_state').where('customer_id', 'in', riderIds).execute()
  expect(shifts.map(({ shift_state }) => shift_state)).not.toContain('online')
})

it('should leave what is brought without contact with a photo', async () => {
  const { ann, orderId } = await aPaidOrder(true)
  await pass(60)
  expect((await detail(ann, orderId)).step).toBe('delivered')
  const { id } = await deliveryOf(orderId)
  const photos = world.app.context.db.selectFrom('delivery_photos').selectAll().where('delivery_id', '=', id)
  expect(await photos.execute()).toHaveLength(1)
})

it('should leave offers to a person on shift first, and take what the person declines', async () => {
  const ming = await aRider(world)
  const first = await aPaidOrder()
  await cooked(first, () => here(world, ming))
  await acceptOnly(ming)
  await pass(10)
  expect((await detail(first.ann, first.orderId)).step).toBe('riderAccepted')
  const second = await aPaidOrder()
  await cooked(second, () => here(world, ming))
  await ming.call(riderDecline, { offerId: (await offerTo(ming)).id, reason: 'tooFar' })
  await pass(60)
  expect((await detail(second.ann, second.orderId)).step).toBe('delivered')
  expect(riderIds).toContain((await deliveryOf(second.orderId)).rider_id)
  await ming.call(riderShift, { action: 'pause' })
})

it('should bring more orders at once than one rider carries', async () => {
  const orders = []
  for (let count = 0; count < 5; count += 1) orders.push(await aPaidOrder())
  await pass(60)
  for (const { ann, orderId } of orders) expect((await detail(ann, orderId)).step).toBe('delivered')
})
