import * as calls from '@contract/calls/rider'
import { detail } from '../../testing/orders'
import { outputOf } from '../../testing/printed'
import { aPaidOrder } from '../../testing/refunds'
import { aRider, search, stepKey } from '../../testing/riders'
import { aWorld, type World } from '../../testing/world'
import { deliveryCommands } from './operator'

let world: World
beforeAll(async () => {
  world = await aWorld({ DISPATCH: 'hand' })
})
afterAll(() => world.close())

/** Output of an operator's command. */
const run = (name: string, ...args: string[]) => outputOf(() => deliveryCommands[name]?.(world.app, args))

it('should give deliveries to riders by hand, and take them back', async () => {
  expect(await run('deliveries')).toContain('No delivery is under way.')
  const phone = '13977770001'
  const rider = await aRider(world, { phone })
  const { ann, orderId } = await aPaidOrder(world)
  const { number } = await detail(ann, orderId)
  await search(world)
  expect((await rider.call(calls.riderOffers, {})).items).toEqual([])
  expect(await run('deliveries')).toContain(`${number}  takeaway  waiting`)
  expect(await run('delivery', number, 'assign', phone)).toContain('accepted')
  expect((await rider.call(calls.riderTasks, {})).items).toMatchObject([{ state: 'accepted' }])
  await expect(run('delivery', number, 'assign', phone)).rejects.toThrow('deliveryChanged')
  expect(await run('delivery', number, 'release')).toContain('waiting')
  expect((await rider.call(calls.riderTasks, {})).items).toEqual([])
  await expect(run('delivery', number, 'assign', '13900009999')).rejects.toThrow('No rider has this phone.')
  await expect(run('delivery', '0', 'release')).rejects.toThrow('No delivery is under way')
})

it('should suspend a rider, who finishes what is in hand', async () => {
  const phone = '13977770002'
  const rider = await aRider(world, { phone })
  const { ann, orderId } = await aPaidOrder(world)
  const { number } = await detail(ann, orderId)
  await run('delivery', number, 'assign', phone)
  await run('rider', phone, 'suspend')
  expect(await rider.call(calls.riderMe, {})).toMatchObject({ suspended: true, shift: { state: 'paused' }, live: 1 })
  expect(await rider.refusal(calls.riderShift, { action: 'start' })).toBe('riderSuspended')
  const [task] = (await rider.call(calls.riderTasks, {})).items
  await rider.call(calls.riderArrive, { deliveryId: task?.id ?? '', at: 'pickup', ...stepKey() })
  await run('rider', phone, 'resume')
  expect(await rider.call(calls.riderShift, { action: 'start' })).toMatchObject({ shift: { state: 'online' } })
})
