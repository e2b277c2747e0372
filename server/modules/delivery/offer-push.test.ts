import { randomUUID } from 'node:crypto'
import { accountNotificationSettings } from '@contract/calls/account'
import { messageSubscribe, messageTemplates } from '@contract/calls/message-outside'
import { pathOfRoute, routes } from '@/routes'
import type { SandboxNotifier } from '../../notifications/sandbox'
import type { TestCaller } from '../../testing/caller'
import { aPaidErrand } from '../../testing/errands'
import { acceptOnly, aRider, here, offerTo, search } from '../../testing/riders'
import { aWorld, type World } from '../../testing/world'

let world: World
beforeEach(async () => {
  world = await aWorld({ RIDER_REACH: '20000', NOTIFICATIONS_SANDBOX: 'on' })
})
afterEach(() => world.close())

const sent = () => (world.app.services.outside.notifier as SandboxNotifier).sent
const agree = (rider: TestCaller) =>
  rider.call(messageSubscribe, { clientId: randomUUID(), code: randomUUID(), topics: ['order'] })
const seconds = async (count: number) => {
  world.clock.forward(count / 60)
  await search(world)
}

/** A rider who agreed to a message and has an open offer. */
async function anOffered() {
  const rider = await aRider(world)
  await agree(rider)
  const ann = await world.make.customer({ balance: 1_000_00 })
  await aPaidErrand(world, ann)
  await search(world)
  return rider
}

it('should reach a rider who leaves an offer open, once, by the pay and the time that is left', async () => {
  const rider = await anOffered()
  const { pay } = await offerTo(rider)
  expect(sent()).toEqual([])
  await seconds(10)
  expect(sent()).toMatchObject([{ topic: 'order', title: 'New offer', page: `/${pathOfRoute(routes.riderTasks)}` }])
  expect(sent()[0]?.text).toBe(`¥${(pay / 100).toFixed(2)} for you. Answer within 20 s.`)
  await seconds(5)
  expect(sent()).toHaveLength(1)
  // The same offer, made again after it lapsed, is another one.
  await agree(rider)
  await seconds(15)
  await here(world, rider)
  await seconds(30)
  await seconds(10)
  expect(sent()).toHaveLength(2)
})

it('should keep the consent of a rider who answers in time, and say no amount where details are off', async () => {
  const rider = await anOffered()
  await acceptOnly(rider)
  await seconds(10)
  expect(sent()).toEqual([])
  expect(await rider.call(messageTemplates, {})).toMatchObject({ items: [{ topic: 'order', left: 1 }, {}] })

  await rider.call(accountNotificationSettings, { showDetails: false })
  await aPaidErrand(world, await world.make.customer({ balance: 1_000_00 }))
  await here(world, rider)
  await search(world)
  await seconds(10)
  expect(sent()).toMatchObject([{ title: 'Linli', text: 'Open the app to answer.' }])
})
