import { randomUUID } from 'node:crypto'
import { groupJoin, groupOrder, groupStart } from '@contract/calls/group-deal'
import { withBooks } from '../../testing/books'
import type { TestCaller } from '../../testing/caller'
import { aDeal, payPlace } from '../../testing/group-deals'
import { type Cashier, openAt } from '../../testing/payments'
import type { World } from '../../testing/world'

let world: World
let cashier: Cashier
withBooks((its) => ({ world, cashier } = its))
afterEach(() => jest.restoreAllMocks())

const key = () => ({ idempotencyKey: randomUUID() })
const real = globalThis.fetch
const isRefund = (address: Parameters<typeof fetch>[0]): boolean =>
  new URL(address instanceof Request ? address.url : address).pathname.endsWith('/refunds')
const pass = async (minutes: number) => {
  world.clock.forward(minutes)
  await world.app.context.jobs.runDue()
}

async function payAtWechat(caller: TestCaller, orderId: string): Promise<string> {
  const token = await openAt(caller, 'wechat', { orderId })
  await cashier.decide(token, 'succeed')
  await cashier.notify(token)
  return token
}

it('should refund a failed group once its provider can be reached again, and show the progress of the refund', async () => {
  const dealId = await aDeal(world, await world.make.store(), { minutes: 10 })
  const [ann, ben] = [await world.make.customer(), await world.make.customer({ balance: 100_00 })]
  const { groupId, orderId } = await ann.call(groupStart, { dealId, ...key() })
  const token = await payAtWechat(ann, orderId)
  await payPlace(ben, (await ben.call(groupJoin, { groupId, ...key() })).orderId)
  let tried = 0
  const down = jest.spyOn(globalThis, 'fetch').mockImplementation((address, options) => {
    if (!isRefund(address)) return real(address, options)
    tried += 1
    return Promise.reject(new Error('the provider cannot be reached'))
  })
  await pass(11)
  const see = (caller: TestCaller) => caller.call(groupOrder, { groupId })
  expect(tried).toBeGreaterThan(0)
  expect(await see(ann)).toMatchObject({ state: 'failed', mine: { refunded: 60_00, hasArrived: false } })
  expect(await see(ben)).toMatchObject({ mine: { refunded: 60_00, hasArrived: true } })
  expect(await cashier.trade(token)).toMatchObject({ refunded: 0 })
  down.mockRestore()
  await pass(60)
  expect(await cashier.trade(token)).toMatchObject({ refunded: 60_00 })
  expect(await see(ann)).toMatchObject({ mine: { refunded: 60_00, hasArrived: true } })
})

it('should refund a payment that a provider reports only after the deadline', async () => {
  const dealId = await aDeal(world, await world.make.store(), { minutes: 10 })
  const ann = await world.make.customer()
  const { groupId, orderId } = await ann.call(groupStart, { dealId, ...key() })
  const token = await openAt(ann, 'wechat', { orderId })
  world.clock.forward(9)
  await cashier.decide(token, 'succeed')
  world.clock.forward(2)
  await cashier.notify(token)
  await pass(60)
  expect(await ann.call(groupOrder, { groupId })).toMatchObject({ state: 'failed', mine: { place: 'givenBack' } })
  expect(await cashier.trade(token)).toMatchObject({ refunded: 60_00 })
})
