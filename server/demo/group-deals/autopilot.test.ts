import { randomUUID } from 'node:crypto'
import * as calls from '@contract/calls/group-deal'
import { ledgerFaults } from '../../../tests/money/ledger-faults'
import { aDeal, payPlace } from '../../testing/group-deals'
import { aWorld, type World } from '../../testing/world'
import { seedDemo } from '../seed'
import { GroupDealAutopilot } from './autopilot'
import { joinersOf } from './joiners'
import { keepOpenGroups } from './open-groups'

let world: World
beforeAll(async () => {
  world = await aWorld({ DEMO_SPEED: '1' })
  await seedDemo(world.app.context)
  new GroupDealAutopilot(world.app.context, world.app.services).start()
})
afterAll(() => world.close())
afterEach(async () => expect(await ledgerFaults(world.app.context.db)).toEqual([]))

let made = 0
/** A paid group of three within half an hour, led by somebody who is not of the demo. */
async function aGroup(note: string) {
  const leader = await world.make.customer({ phone: `1391113${1000 + ++made}`, balance: 500_00 })
  const dealId = await aDeal(world, await world.make.store(), { minutes: 30 })
  const { groupId, orderId } = await leader.call(calls.groupStart, { dealId, note, idempotencyKey: randomUUID() })
  await payPlace(leader, orderId)
  return { leader, see: () => leader.call(calls.groupOrder, { groupId }) }
}
async function pass(minutes: number): Promise<void> {
  for (let minute = 0; minute < minutes; minute += 1) {
    world.clock.forward(1)
    await world.app.context.jobs.runDue()
  }
}

it('should fill a group, hold a place without paying, leave, or stay away, as the note asks', async () => {
  const [filled, unpaid, left, failed] = [
    await aGroup('Lunch #fill'),
    await aGroup('#unpaid'),
    await aGroup('#leave'),
    await aGroup('#fail'),
  ]
  await pass(2)
  expect(await unpaid.see()).toMatchObject({ free: 1, missing: 2 })
  expect(await left.see()).toMatchObject({ free: 1, missing: 1 })
  await pass(3)
  expect(await filled.see()).toMatchObject({ state: 'formed' })
  expect(await left.see()).toMatchObject({ free: 2, news: [{ kind: 'left' }, {}, {}, {}, {}] })
  await pass(26)
  expect(await failed.see()).toMatchObject({ state: 'failed', mine: { refunded: 60_00 } })
  expect(await world.make.balanceOf('customer', failed.leader.id)).toBe(500_00)
})

it('should fill the groups of the demo’s accounts, unless they shall fail', () => {
  expect(joinersOf('', true).map(({ key }) => key)).toEqual(['filler'])
  expect(joinersOf('', false)).toEqual([])
  expect(joinersOf('#fail', true)).toEqual([])
})

it('should keep a group to join in every deal', async () => {
  const open = async () => (await world.visitor.call(calls.groupList, { pageSize: 50 })).items
  const deals = await open()
  expect(deals.filter(({ openGroups, status }) => status === 'on' && openGroups > 0).length).toBeGreaterThan(30)
  await pass(1)
  world.clock.forward(25 * 60)
  await world.app.context.jobs.runDue()
  expect((await open()).some(({ openGroups }) => openGroups > 0)).toBe(false)
  await keepOpenGroups(world.app.context, world.app.services)
  await world.app.context.jobs.runDue()
  expect((await open()).filter(({ openGroups }) => openGroups > 0).length).toBeGreaterThan(35)
})
