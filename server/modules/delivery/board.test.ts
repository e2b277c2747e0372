import { deliveryBoard } from '@contract/calls/delivery'
import * as calls from '@contract/calls/rider'
import type { BoardTab } from '@contract/entities/delivery'
import { detail } from '../../testing/orders'
import { aPaidOrder } from '../../testing/refunds'
import { acceptOnly, aRider, here, offerTo, search, stepKey } from '../../testing/riders'
import { aStaff } from '../../testing/staff'
import { aWorld, type World } from '../../testing/world'

let world: World
beforeEach(async () => {
  world = await aWorld({ RIDER_REACH: '20000' })
})
afterEach(() => world.close())

it('should show staff each live delivery with its rider, in the tab of its state', async () => {
  const staff = await aStaff(world, 'support')
  const board = async (tab: BoardTab) => (await staff.call(deliveryBoard, { tab })).items
  const { ann, orderId } = await aPaidOrder(world)
  await search(world)
  const { number: orderNumber } = await detail(ann, orderId)
  const one = { orderId, orderNumber, orderKind: 'takeaway' }
  expect(await board('waiting')).toMatchObject([{ ...one, state: 'waiting', round: 1, rider: null, courier: null }])
  const rider = await aRider(world)
  world.clock.forward(1)
  await here(world, rider)
  await search(world)
  const { id: deliveryId } = await acceptOnly(rider)
  expect(await board('waiting')).toEqual([])
  expect(await board('assigned')).toMatchObject([{ ...one, state: 'accepted', rider: { id: rider.id, name: '陈**' } }])
  await rider.call(calls.riderArrive, { deliveryId, at: 'pickup', ...stepKey() })
  await rider.call(calls.riderPickUp, { deliveryId, ...stepKey() })
  await rider.call(calls.riderProblem, { deliveryId, kind: 'nobody' })
  expect(await board('problem')).toMatchObject([{ ...one, state: 'problem', problem: { kind: 'nobody' } }])
  expect(await rider.refusal(deliveryBoard, {})).toBe('accessDenied')
})

it('should be offered to the rider who has waited longer, of two who are as near', async () => {
  const [late, early] = [await aRider(world), await aRider(world)]
  const since = (riderId: string, minutes: number) =>
    world.app.context.db
      .updateTable('riders')
      .set({ shift_since: new Date(world.clock.now().getTime() - minutes * 60_000) })
      .where('customer_id', '=', riderId)
      .execute()
  for (const [first, second] of [
    [late, early],
    [early, late],
  ] as const) {
    await since(first.id, 5)
    await since(second.id, 25)
    await aPaidOrder(world)
    await search(world)
    const offer = await offerTo(second)
    expect((await first.call(calls.riderOffers, {})).items).toEqual([])
    await second.call(calls.riderDecline, { offerId: offer.id, reason: 'other' })
    await world.app.context.db.deleteFrom('delivery_offers').execute()
    await world.app.context.db.updateTable('deliveries').set({ state: 'cancelled', ended_at: new Date() }).execute()
  }
})
