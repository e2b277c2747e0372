import { randomUUID } from 'node:crypto'
import { orderConfirmReceipt, orderTrack } from '@contract/calls/order'
import * as calls from '@contract/calls/rider'
import { staffFreezeCustomer } from '@contract/calls/staff'
import { walletBalance } from '@contract/calls/wallet'
import { ledgerFaults } from '../../../tests/money/ledger-faults'
import { trustedId } from '../../security/trusted-id'
import { detail } from '../../testing/orders'
import { aPicture } from '../../testing/picture'
import { aPaidOrder } from '../../testing/refunds'
import { acceptOnly, aRider, here, nearStores, offerTo, search } from '../../testing/riders'
import { aStaff } from '../../testing/staff'
import { deployment } from '../wallet/ledger'
import { aWorld, type World } from '../../testing/world'

let world: World
beforeEach(async () => {
  world = await aWorld()
})
afterEach(async () => {
  expect(await ledgerFaults(world.app.context.db)).toEqual([])
  await world.close()
})

const key = () => ({ idempotencyKey: randomUUID() })

it('should bring a dinner from the stove to the door, and pay its rider', async () => {
  const rider = await aRider(world)
  const { ann, orderId } = await aPaidOrder(world)
  await search(world)
  const offer = await offerTo(rider)
  expect(offer).toMatchObject({ orderKind: 'takeaway', pay: 300, tip: 0, items: 3, seconds: 30 })
  const { id: deliveryId } = await acceptOnly(rider)
  expect(await detail(ann, orderId)).toMatchObject({ rider: { name: '陈**' } })
  const step = { deliveryId }
  expect(await rider.call(calls.riderArrive, { ...step, at: 'pickup', ...key() })).toMatchObject({
    state: 'atPickup',
    step: 'pickUp',
  })
  expect(await rider.call(calls.riderPickUp, { ...step, ...key() })).toMatchObject({
    state: 'onTheWay',
    step: 'arriveDropOff',
  })
  world.clock.forward(1)
  const at = { latitude: nearStores.latitude + 0.002, longitude: nearStores.longitude }
  await here(world, rider, at)
  expect((await ann.call(orderTrack, { orderId })).rider?.position).toEqual(at)
  // An arrival whose answer was lost is no arrival at the next place.
  await rider.call(calls.riderArrive, { ...step, at: 'pickup', ...key() })
  expect(await rider.call(calls.riderTask, step)).toMatchObject({ state: 'onTheWay' })
  await rider.call(calls.riderArrive, { ...step, at: 'dropOff', ...key() })
  const done = await rider.call(calls.riderDeliver, { ...step, ...key() })
  expect(done).toMatchObject({ state: 'delivered', step: null, dropOff: null })
  // A step whose answer was lost is sent again.
  expect(await rider.call(calls.riderDeliver, { ...step, ...key() })).toEqual(done)
  expect(await rider.call(calls.riderEarnings, {})).toMatchObject({ available: 0, pending: 300 })
  await ann.call(orderConfirmReceipt, { orderId, ...key() })
  expect(await rider.call(calls.riderEarnings, {})).toMatchObject({ available: 300, pending: 0 })
  expect(await rider.refusal(calls.riderPayOut, { amount: 301, ...key() })).toBe('payOutTooMuch')
  await rider.call(calls.riderPayOut, { amount: 300, ...key() })
  expect((await rider.call(walletBalance, {})).balance).toBe(300)
})

it('should give a delivery to the first of two who accept at once', async () => {
  await world.close()
  world = await aWorld({ DISPATCH: 'all' })
  const riders = [await aRider(world), await aRider(world), await aRider(world)]
  await aPaidOrder(world)
  await search(world)
  const offers = await Promise.all(riders.map(offerTo))
  const answers = await Promise.all(
    riders.map(async (rider, index) => {
      const { envelope } = await rider.send('rider.accept', { offerId: offers[index]?.id })
      return envelope.code
    }),
  )
  expect(answers.filter((code) => code === 1)).toHaveLength(1)
  expect(answers.filter((code) => code === 2803)).toHaveLength(2)
  for (const rider of riders) expect((await rider.call(calls.riderOffers, {})).items).toEqual([])
})

it('should ask the riders who were too slow when the rider who accepted a delivery releases it', async () => {
  await world.close()
  world = await aWorld({ DISPATCH: 'all' })
  const [quick, slow] = [await aRider(world), await aRider(world)]
  await aPaidOrder(world)
  await search(world)
  await offerTo(slow)
  const { id } = await acceptOnly(quick)
  expect((await slow.call(calls.riderOffers, {})).items).toEqual([])
  await quick.call(calls.riderRelease, { deliveryId: id, reason: 'vehicle' })
  await search(world)
  expect((await quick.call(calls.riderOffers, {})).items).toEqual([])
  expect((await acceptOnly(slow)).id).toBe(id)
})

it('should notify the rider of changes to an order that do not move its delivery, such as food that is ready', async () => {
  const rider = await aRider(world)
  const { orderId } = await aPaidOrder(world)
  await search(world)
  await acceptOnly(rider)
  const { bus, db } = world.app.context
  await new Promise((resolve) => setTimeout(resolve, 200))
  const heard = new Promise((resolve) => bus.subscribe(rider.id, resolve))
  await db.transaction().execute(async (tx) => {
    const { orders } = world.app.services
    await orders.touch(tx, await orders.lock(tx, trustedId('order', orderId)), {})
  })
  expect(await heard).toMatchObject({ type: 'delivery', riderId: rider.id })
})

it('should ask the next rider when one declines, lets an offer lapse or gives a delivery up', async () => {
  const [near, middle, far] = [
    await aRider(world),
    await aRider(world, { at: { ...nearStores, latitude: nearStores.latitude + 0.004 } }),
    await aRider(world, { at: { ...nearStores, latitude: nearStores.latitude + 0.008 } }),
  ]
  const { ann, orderId } = await aPaidOrder(world)
  await search(world)
  await near.call(calls.riderDecline, { offerId: (await offerTo(near)).id, reason: 'tooFar' })
  await search(world)
  expect((await near.call(calls.riderOffers, {})).items).toEqual([])
  const lapsed = await offerTo(middle)
  world.clock.forward(1)
  expect(await middle.refusal(calls.riderAccept, { offerId: lapsed.id })).toBe('deliveryTaken')
  // A rider whose offer expired gets another one, but the rider who declined does not.
  await search(world)
  const first = await acceptOnly(middle)
  await middle.call(calls.riderArrive, { deliveryId: first.id, at: 'pickup', ...key() })
  await middle.call(calls.riderRelease, { deliveryId: first.id, reason: 'vehicle' })
  expect(await detail(ann, orderId)).toMatchObject({ step: 'preparing', rider: null })
  await search(world)
  const { id } = await acceptOnly(far)
  expect(id).toBe(first.id)
  expect(await middle.refusal(calls.riderArrive, { deliveryId: id, at: 'pickup', ...key() })).toBe('deliveryNotFound')
})

it('should offer nothing to riders who are off shift, silent, busy or suspended', async () => {
  const off = await aRider(world, { online: false })
  const silent = await aRider(world)
  world.clock.forward(3)
  const suspended = await aRider(world)
  await world.app.context.db
    .transaction()
    .execute((tx) => world.app.services.deliveries.riders.suspend(tx, suspended.id, true))
  await aPaidOrder(world)
  await search(world)
  for (const rider of [off, silent, suspended]) expect((await rider.call(calls.riderOffers, {})).items).toEqual([])
  expect(await suspended.refusal(calls.riderShift, { action: 'start' })).toBe('riderSuspended')
  await here(world, silent)
  world.clock.forward(1)
  await search(world)
  await acceptOnly(silent)
  expect(await silent.refusal(calls.riderShift, { action: 'end' })).toBe('riderHasDeliveries')
})

it('should find another rider for what a frozen one has not picked up, and leave what is on its way', async () => {
  const staff = await aStaff(world)
  const rider = await aRider(world)
  const first = await aPaidOrder(world)
  await search(world)
  const onTheWay = await acceptOnly(rider)
  await rider.call(calls.riderArrive, { deliveryId: onTheWay.id, at: 'pickup', ...key() })
  await rider.call(calls.riderPickUp, { deliveryId: onTheWay.id, ...key() })
  const second = await aPaidOrder(world)
  await search(world)
  const open = await acceptOnly(rider)
  await staff.call(staffFreezeCustomer, { customerId: rider.id, reason: 'Two accounts', ...key() })
  expect(await detail(second.ann, second.orderId)).toMatchObject({ rider: null })
  expect((await detail(first.ann, first.orderId)).rider).not.toBeNull()
  const other = await aRider(world)
  await search(world)
  expect((await acceptOnly(other)).id).toBe(open.id)
})

it('should raise the pay of what nobody takes, at the platform’s cost, up to the most', async () => {
  await world.close()
  world = await aWorld({ RIDER_RAISE: '120', RIDER_RAISE_MOST: '200' })
  const { ann, orderId } = await aPaidOrder(world)
  for (let round = 0; round < 3; round += 1) {
    await search(world)
    world.clock.forward(1)
  }
  const rider = await aRider(world)
  await search(world)
  expect(await offerTo(rider)).toMatchObject({ pay: 300 + 200 })
  const { id: deliveryId } = await acceptOnly(rider)
  await rider.call(calls.riderArrive, { deliveryId, at: 'pickup', ...key() })
  await rider.call(calls.riderPickUp, { deliveryId, ...key() })
  await rider.call(calls.riderArrive, { deliveryId, at: 'dropOff', ...key() })
  await rider.call(calls.riderDeliver, { deliveryId, ...key() })
  const ours = await world.make.balanceOf('platform', deployment)
  const { total } = await detail(ann, orderId)
  await ann.call(orderConfirmReceipt, { orderId, ...key() })
  expect(await rider.call(calls.riderEarnings, {})).toMatchObject({ available: 500, pending: 0 })
  expect((await world.make.balanceOf('platform', deployment)) - ours).toBeLessThan(0)
  expect((await detail(ann, orderId)).total).toBe(total)
})

it('should give a delivery to another rider when nobody moves', async () => {
  const still = await aRider(world)
  const { ann, orderId } = await aPaidOrder(world)
  await search(world)
  await acceptOnly(still)
  for (let minute = 0; minute < 20; minute += 1) {
    world.clock.forward(1)
    await here(world, still)
    await search(world)
  }
  expect(await detail(ann, orderId)).toMatchObject({ step: 'preparing', rider: null })
  expect((await still.call(calls.riderTasks, {})).items).toEqual([])
})

it('should leave food at a door where nobody is, with a photo, after the wait and two calls', async () => {
  await world.close()
  world = await aWorld({ CALL_NUMBERS_SANDBOX: 'on' })
  const rider = await aRider(world)
  const { ann, orderId } = await aPaidOrder(world)
  await search(world)
  const { id: deliveryId } = await acceptOnly(rider)
  await rider.call(calls.riderArrive, { deliveryId, at: 'pickup', ...key() })
  await rider.call(calls.riderPickUp, { deliveryId, ...key() })
  const told = await rider.call(calls.riderProblem, { deliveryId, kind: 'nobody' })
  expect(told).toMatchObject({ state: 'problem', problem: { kind: 'nobody', calls: 0, callsNeeded: 2 } })
  const photoId = (await rider.upload(await aPicture(30, 30), { module: 'errandProof' })).id
  const leave = { deliveryId, photoId }
  expect(await rider.refusal(calls.riderDeliver, { ...leave, ...key() })).toBe('recipientNotCalled')
  for (let call = 0; call < 2; call += 1) {
    const { number } = await rider.call(calls.riderCall, { deliveryId, party: 'customer' })
    expect(number).not.toBe('')
  }
  world.clock.forward(11)
  await rider.call(calls.riderDeliver, { ...leave, ...key() })
  expect(await detail(ann, orderId)).toMatchObject({ step: 'delivered' })
})

it('should not believe a position of another city or of later', async () => {
  const rider = await aRider(world)
  world.clock.forward(5)
  const later = new Date(world.clock.now().getTime() + 3_600_000).toISOString()
  expect(await rider.refusal(calls.riderPosition, { positions: [{ ...nearStores, at: later }] })).toBe(
    'positionImplausible',
  )
  const beijing = { latitude: 39.9, longitude: 116.4, at: world.clock.now().toISOString() }
  expect(await rider.refusal(calls.riderPosition, { positions: [beijing] })).toBe('positionImplausible')
})
