import { randomUUID } from 'node:crypto'
import { limits } from '@contract/limits'
import { orderCancel, orderList } from '@contract/calls/order'
import * as staffCalls from '@contract/calls/staff'
import { ledgerFaults } from '../../../tests/money/ledger-faults'
import { detail, fire } from '../../testing/orders'
import { aPaidOrder } from '../../testing/refunds'
import { aStaff } from '../../testing/staff'
import { aWorld, type World } from '../../testing/world'

let world: World
beforeAll(async () => {
  world = await aWorld()
})
afterAll(() => world.close())
afterEach(async () => expect(await ledgerFaults(world.app.context.db)).toEqual([]))

const cancelling = (orderId: string) => ({ orderId, reason: 'It is late', idempotencyKey: randomUUID() })

it('should be offered to its customer for a free cancellation once it is late and nobody moves it', async () => {
  const { ann, orderId } = await aPaidOrder(world)
  expect((await detail(ann, orderId)).actions).not.toContain('cancel')
  expect(await ann.refusal(orderCancel, cancelling(orderId))).toBe('orderStateChanged')
  const { estimatedAt } = await detail(ann, orderId)
  const minutes = (new Date(estimatedAt).getTime() - world.clock.now().getTime()) / 60_000 + limits.lateMinutes
  world.clock.forward(minutes - 1)
  expect(await ann.refusal(orderCancel, cancelling(orderId))).toBe('orderStateChanged')
  world.clock.forward(1)
  expect((await detail(ann, orderId)).actions).toContain('cancel')
  expect((await ann.call(orderList, {})).items[0]?.actions).toContain('cancel')
  await ann.call(orderCancel, cancelling(orderId))
  expect(await detail(ann, orderId)).toMatchObject({ phase: 'cancelled', refunded: 6601 })
  expect(await world.make.balanceOf('customer', ann.id)).toBe(100_00)
})

it('should not be cancelled any more once it is on its way', async () => {
  const { ann, orderId } = await aPaidOrder(world, ['accept', 'assignRider'])
  world.clock.forward(24 * 60)
  expect((await detail(ann, orderId)).actions).not.toContain('cancel')
  expect(await ann.refusal(orderCancel, cancelling(orderId))).toBe('orderStateChanged')
})

it('should not be cancelled free once its food has left the kitchen, though it waits for another rider', async () => {
  const { ann, orderId } = await aPaidOrder(world, ['accept', 'assignRider', 'riderArrive', 'pickUp', 'handOn'])
  await world.hours(3)
  expect(await detail(ann, orderId)).toMatchObject({ state: 'preparing' })
  expect((await detail(ann, orderId)).actions).not.toContain('cancel')
  expect((await ann.call(orderList, {})).items[0]?.actions).not.toContain('cancel')
  expect(await ann.refusal(orderCancel, cancelling(orderId))).toBe('orderStateChanged')
})

it('should be shown to staff once it has been in its state for long, until somebody moves it', async () => {
  const staff = await aStaff(world, 'support')
  const { orderId } = await aPaidOrder(world)
  const stuck = async () => (await staff.call(staffCalls.staffStuckOrders, {})).items.map(({ id }) => id)
  world.clock.forward(119)
  expect(await stuck()).not.toContain(orderId)
  world.clock.forward(1)
  expect(await stuck()).toContain(orderId)
  await fire(world, orderId, 'assignRider')
  expect(await stuck()).not.toContain(orderId)
})
