import { errandPickupCodeStand } from '@contract/calls/errand'
import { orderTrack } from '@contract/calls/order'
import * as calls from '@contract/calls/rider'
import { staffOrder } from '@contract/calls/staff'
import { minutesAfter } from '../../clock'
import { aPaidErrand } from '../../testing/errands'
import { aPicture } from '../../testing/picture'
import { aPaidOrder } from '../../testing/refunds'
import { acceptOnly, aRider, search, stepKey } from '../../testing/riders'
import { aStaff } from '../../testing/staff'
import { aWorld, type World } from '../../testing/world'

let world: World
beforeAll(async () => {
  world = await aWorld({ RIDER_REACH: '20000' })
})
afterAll(() => world.close())

/** A dinner in the hands of a rider, accepted now. */
async function aRide() {
  const rider = await aRider(world)
  const { ann, orderId } = await aPaidOrder(world)
  await search(world)
  const { id: deliveryId } = await acceptOnly(rider)
  await rider.call(calls.riderShift, { action: 'pause' })
  const accepted = world.clock.now()
  return {
    ...{ ann, rider, orderId, deliveryId, accepted },
    /** The time of `minutes` after the acceptance. */
    after: (minutes: number) => minutesAfter(accepted, minutes).toISOString(),
    times: async () => {
      const { timeline } = await ann.call(orderTrack, { orderId })
      return new Map(timeline.map(({ step, at }) => [step, at]))
    },
  }
}

describe('the time of a step', () => {
  it('should be the one at which the rider took it, for the customer, staff and the rider’s figures', async () => {
    const { rider, deliveryId, after, times, orderId } = await aRide()
    world.clock.forward(60)
    const one = () => ({ deliveryId, ...stepKey() })
    await rider.call(calls.riderArrive, { ...one(), at: 'pickup', takenAt: after(8) })
    await rider.call(calls.riderPickUp, { ...one(), takenAt: after(12) })
    await rider.call(calls.riderArrive, { ...one(), at: 'dropOff', takenAt: after(25) })
    const done = await rider.call(calls.riderDeliver, { ...one(), takenAt: after(26) })
    expect(done.endedAt).toBe(after(26))
    const seen = await times()
    expect(seen.get('riderArrived')).toBe(after(8))
    expect(seen.get('riderDelivering')).toBe(after(12))
    expect(seen.get('delivered')).toBe(after(26))
    const staff = await aStaff(world)
    const { timeline } = await staff.call(staffOrder, { orderId })
    expect(timeline.find(({ event }) => event === 'deliver')?.at).toBe(after(26))
  })

  it('should be the server’s where the rider’s cannot be', async () => {
    const { rider, deliveryId, after, times } = await aRide()
    world.clock.forward(30)
    const one = () => ({ deliveryId, ...stepKey() })
    // Before the acceptance; then in the future; then before the step of before.
    await rider.call(calls.riderArrive, { ...one(), at: 'pickup', takenAt: after(-1) })
    expect((await times()).get('riderArrived')).toBe(after(30))
    world.clock.forward(30)
    await rider.call(calls.riderPickUp, { ...one(), takenAt: after(90) })
    expect((await times()).get('riderDelivering')).toBe(after(60))
    world.clock.forward(30)
    await rider.call(calls.riderDeliver, { ...one(), takenAt: after(59) })
    expect((await times()).get('delivered')).toBe(after(90))
  })

  it('should not be older than half a day', async () => {
    const { rider, deliveryId, after, times } = await aRide()
    world.clock.forward(12 * 60 + 10)
    await rider.call(calls.riderArrive, { deliveryId, at: 'pickup', takenAt: after(5), ...stepKey() })
    expect((await times()).get('riderArrived')).toBe(after(12 * 60 + 10))
  })

  it('should begin no wait at the door in the past', async () => {
    const { rider, deliveryId, after } = await aRide()
    world.clock.forward(60)
    const one = () => ({ deliveryId, ...stepKey() })
    await rider.call(calls.riderArrive, { ...one(), at: 'pickup', takenAt: after(8) })
    await rider.call(calls.riderPickUp, { ...one(), takenAt: after(12) })
    await rider.call(calls.riderArrive, { ...one(), at: 'dropOff', takenAt: after(25) })
    const { problem } = await rider.call(calls.riderProblem, { deliveryId, kind: 'nobody' })
    expect(problem?.waitUntil).toBe(after(70))
  })
})

describe('the key of a step', () => {
  it('should answer a repeated step as the first time, and refuse another one', async () => {
    const { rider, deliveryId, after } = await aRide()
    const step = { deliveryId, at: 'pickup', takenAt: after(0), ...stepKey() } as const
    const answers = await Promise.all([1, 2, 3].map(() => rider.call(calls.riderArrive, step)))
    await rider.call(calls.riderPickUp, { deliveryId, ...stepKey() })
    const first = { state: 'atPickup', step: 'pickUp' }
    expect([...answers, await rider.call(calls.riderArrive, step)]).toMatchObject([first, first, first, first])
    expect(await rider.refusal(calls.riderArrive, { ...step, at: 'dropOff' })).toBe('idempotencyKeyReused')
    expect(await rider.refusal(calls.riderPickUp, { deliveryId, idempotencyKey: step.idempotencyKey })).toBe(
      'idempotencyKeyReused',
    )
  })

  it('should count a wrong code once, though it is sent twice and at once', async () => {
    const ann = await world.make.customer({ balance: 1_000_00 })
    const rider = await aRider(world)
    const orderId = await aPaidErrand(world, ann)
    await search(world)
    const { id: deliveryId } = await acceptOnly(rider)
    await rider.call(calls.riderShift, { action: 'pause' })
    await rider.call(calls.riderArrive, { deliveryId, at: 'pickup', ...stepKey() })
    const { id: photoId } = await rider.upload(await aPicture(31, 21), { module: 'errandProof' })
    await rider.call(calls.riderBuy, { deliveryId, amount: 50_00, photoId, ...stepKey() })
    await rider.call(calls.riderPickUp, { deliveryId, ...stepKey() })
    const wrong = { deliveryId, code: 'none', ...stepKey() }
    expect(await Promise.all([1, 2, 3].map(() => rider.refusal(calls.riderDeliver, wrong)))).toEqual(
      Array(3).fill('handOverCodeWrong'),
    )
    const { envelope } = await rider.send(calls.riderDeliver.name, wrong)
    expect(envelope.data).toMatchObject({ attemptsLeft: 4 })
    const next = await rider.send(calls.riderDeliver.name, { ...wrong, ...stepKey() })
    expect(next.envelope.data).toMatchObject({ attemptsLeft: 3 })
    const { deliveryCode } = await ann.call(errandPickupCodeStand, { orderId })
    const right = { deliveryId, code: deliveryCode ?? '', ...stepKey() }
    expect(await rider.call(calls.riderDeliver, right)).toMatchObject({ state: 'delivered' })
  })
})

describe('a step of an app of before steps had keys', () => {
  it('should be taken at the server’s time, and once when it is repeated', async () => {
    const { rider, deliveryId, times } = await aRide()
    world.clock.forward(3)
    const at = world.clock.now().toISOString()
    const arrive = () => rider.send(calls.riderArrive.name, { deliveryId, at: 'pickup' })
    expect((await arrive()).envelope).toMatchObject({ code: 1, data: { state: 'atPickup' } })
    for (const minutes of [0, 2]) {
      world.clock.forward(minutes)
      expect((await arrive()).envelope).toMatchObject({ code: 1, data: { state: 'atPickup' } })
    }
    expect((await times()).get('riderArrived')).toBe(at)
    for (const { name } of [calls.riderPickUp, calls.riderDeliver])
      expect((await rider.send(name, { deliveryId })).envelope.code).toBe(1)
  })

  it('should be refused by name where it must be, and possible later', async () => {
    const { rider, deliveryId } = await aRide()
    const deliver = () => rider.send(calls.riderDeliver.name, { deliveryId })
    expect((await deliver()).envelope.code).not.toBe(1)
    await rider.send(calls.riderArrive.name, { deliveryId, at: 'pickup' })
    await rider.send(calls.riderPickUp.name, { deliveryId })
    world.clock.forward(1)
    expect((await deliver()).envelope).toMatchObject({ code: 1, data: { state: 'delivered' } })
  })

  it('should still be invalid with a key that is none, and for others', async () => {
    const { rider, deliveryId, ann } = await aRide()
    const step = { deliveryId, at: 'pickup' }
    expect((await rider.send(calls.riderArrive.name, { ...step, idempotencyKey: 'x' })).status).toBe(400)
    expect((await ann.send(calls.riderArrive.name, step)).envelope.code).not.toBe(1)
    expect((await rider.send(calls.riderPayOut.name, { amount: 1 })).status).toBe(400)
  })
})
