import { randomUUID } from 'node:crypto'
import * as calls from '@contract/calls/group-cart'
import { aWorld, type World } from '../../testing/world'
import { seedDemo } from '../seed'
import { demoId } from '../seed/ids'
import { GroupCartAutopilot } from './autopilot'
import { friendsOf } from './friends'

let world: World
beforeAll(async () => {
  world = await aWorld({ DEMO_SPEED: '1' })
  await seedDemo(world.app.context)
  new GroupCartAutopilot(world.app.context, world.app.services).start()
})
afterAll(() => world.close())

let made = 0
/** A cart with a name, hosted by somebody who is not of the demo; answers who is in it. */
async function aCart(name: string, cap: number | null = null, payer: 'host' | 'each' = 'host') {
  const host = await world.make.customer({ phone: `1391112${1000 + ++made}` })
  await world.make.address(host.id)
  const storeId = demoId('store', 'cloud-bakery')
  const settings = { storeId, name, minutes: 60, cap, feeSplit: 'equal', payer, idempotencyKey: randomUUID() } as const
  const { id: cartId } = await host.call(calls.groupCartStart, settings)
  const see = () => host.call(calls.groupCartDetail, { cartId })
  const people = async () => (await see()).people.filter(({ isMine }) => !isMine)
  return { host, cartId, see, people }
}
async function pass(minutes: number): Promise<void> {
  for (let minute = 0; minute < minutes; minute += 2) {
    world.clock.forward(2)
    await world.app.context.jobs.runDue()
  }
}

describe('the friends of the demo', () => {
  it('should come as the words of the name ask', async () => {
    const [friend, greedy, late, leaver, none] = [
      await aCart('#friend'),
      await aCart('Lunch #overcap', 80_00),
      await aCart('#late'),
      await aCart('#leave'),
      await aCart('Lunch'),
    ]
    await pass(6)
    expect(await friend.people()).toMatchObject([{ isReady: true, lines: [{ quantity: 1 }] }])
    expect(await leaver.people()).toMatchObject([{ lines: [{ quantity: 1 }] }])
    expect(await late.people()).toEqual([])
    await pass(14)
    const [eater] = await greedy.people()
    const price = eater?.lines[0]?.shopPrice ?? 0
    expect(eater?.spent).toBeLessThanOrEqual(80_00)
    expect((eater?.spent ?? 0) + price).toBeGreaterThan(80_00)
    expect(await late.people()).toMatchObject([{ isReady: false, lines: [{ quantity: 1 }] }])
    expect(await leaver.people()).toEqual([])
    expect(await none.people()).toEqual([])
    await none.host.call(calls.groupCartCancel, { cartId: none.cartId })
  })

  it('should come to the carts of the demo’s accounts by themselves, unless nobody is wanted', () => {
    expect(friendsOf('', true).map(({ key }) => key)).toEqual(['punctual', 'greedy', 'late'])
    expect(friendsOf('#nobody', true)).toEqual([])
    expect(friendsOf('', false)).toEqual([])
  })

  it('should pay their shares where each pays, but who is late', async () => {
    const { host, cartId, people } = await aCart('#friend #late', null, 'each')
    await pass(20)
    const { total } = await host.call(calls.groupCartDetail, { cartId })
    await host.call(calls.groupCartLock, { cartId, total, idempotencyKey: randomUUID() })
    await pass(4)
    const byName = new Map((await people()).map(({ isReady, paying }) => [isReady, paying?.paid]))
    expect([byName.get(true), byName.get(false)]).toEqual([true, false])
  })

  it('should leave who is taken out alone, and stay away from a closed cart', async () => {
    const [cart, closed] = [await aCart('#friend'), await aCart('#friend')]
    await closed.host.call(calls.groupCartCancel, { cartId: closed.cartId })
    await pass(2)
    const [person] = await cart.people()
    await cart.host.call(calls.groupCartRemove, { cartId: cart.cartId, personId: person?.id ?? '' })
    await pass(8)
    expect(await cart.people()).toEqual([])
    expect(await closed.people()).toEqual([])
  })
})
