import { randomUUID } from 'node:crypto'
import * as calls from '@contract/calls/group-cart'
import { messageSystemList } from '@contract/calls/message'
import { paymentBalancePay } from '@contract/calls/payment'
import type { GroupCart } from '@contract/entities/group-cart'
import { trustedId } from '../../security/trusted-id'
import type { TestCaller } from '../../testing/caller'
import { fire } from '../../testing/orders'
import { aWorld, type World } from '../../testing/world'

let world: World
beforeAll(async () => {
  world = await aWorld()
})
afterAll(() => world.close())

const key = () => ({ idempotencyKey: randomUUID() })

/** A cart of a host, with one who has chosen a dish and one who has not. */
async function aCart() {
  const { make } = world
  const host = await make.customer({ balance: 500_00 })
  await make.address(host.id)
  const storeId = await make.store()
  const goodsId = await make.goods(storeId, { stock: 100 })
  const settings = { minutes: 30, cap: null, feeSplit: 'equal' as const }
  const { id: cartId, token } = await host.call(calls.groupCartStart, { storeId, ...settings, ...key() })
  const [ben, cleo] = [await make.customer(), await make.customer()]
  for (const each of [ben, cleo]) await each.call(calls.groupCartJoin, { token })
  const filled = await ben.call(calls.groupCartEdit, { cartId, goodsId, quantity: 2 })
  const lock = ({ total }: GroupCart) => host.call(calls.groupCartLock, { cartId, total, ...key() })
  return { host, ben, cleo, cartId, storeId, filled, lock }
}

/** A customer's notices of shared carts, newest first. */
async function told(caller: TestCaller) {
  const { items } = await caller.call(messageSystemList, { kind: 'order' })
  return items.filter(({ title }) => /group order/i.test(title)).map(({ title, target }) => [title, target?.kind])
}

const pass = async (minutes: number) => {
  world.clock.forward(minutes)
  await world.app.context.jobs.runDue()
}

describe('the people of a shared cart', () => {
  it('should be notified that it is locked and paid, with their own part', async () => {
    const { host, ben, cleo, filled, lock } = await aCart()
    const { orderId } = await lock(filled)
    world.clock.forward(1)
    await host.call(paymentBalancePay, { orderId, payPassword: '246810', ...key() })
    expect(await told(ben)).toEqual([
      ['Group order placed', 'groupSplit'],
      ['Group order locked', 'groupSplit'],
    ])
    const { items } = await ben.call(messageSystemList, { kind: 'order' })
    expect(items[0]?.text).toContain('Your share is ¥')
    expect(await told(cleo)).toEqual([])
    expect((await told(host)).filter(([, target]) => target === 'groupSplit')).toEqual([])
  })

  it('should be notified that it is cancelled, including the host who cancelled it', async () => {
    const { host, ben, cleo, cartId } = await aCart()
    await host.call(calls.groupCartCancel, { cartId })
    for (const each of [host, ben, cleo]) expect(await told(each)).toEqual([['Group order cancelled', 'groupCart']])
  })

  it('should be notified that its order is cancelled after it was placed', async () => {
    const { host, ben, filled, lock } = await aCart()
    const { orderId } = await lock(filled)
    await host.call(paymentBalancePay, { orderId, payPassword: '246810', ...key() })
    await fire(world, orderId, 'refuse', { reason: 'Closed' })
    expect(await told(ben)).toContainEqual(['Group order cancelled', 'groupCart'])
  })

  it('should be notified of the deadline: the host to pay, and all when nobody does', async () => {
    const { host, ben } = await aCart()
    await pass(31)
    expect(await told(host)).toEqual([['Pay the group order', 'groupSplit']])
    await pass(31)
    expect(await told(host)).toContainEqual(['Group order cancelled', 'groupCart'])
    expect(await told(ben)).toContainEqual(['Group order cancelled', 'groupCart'])
  })

  it('should be notified each time the deadline passes, and in the end that it is over', async () => {
    const { ben, host, cartId, filled } = await aCart()
    const [{ goodsId = '' } = {}] = filled.people.flatMap(({ lines }) => lines)
    await ben.call(calls.groupCartEdit, { cartId, goodsId, quantity: 0 })
    await pass(31)
    await host.call(calls.groupCartExtend, { cartId })
    await pass(11)
    await pass(31)
    const titles = (await told(ben)).map(([title]) => title).sort()
    expect(titles).toEqual(['Group order cancelled', 'Group order not placed', 'Group order not placed'])
  })

  it('should be notified that they were removed, or that they are now the host', async () => {
    const { host, ben, cleo, cartId, filled } = await aCart()
    const ids = filled.people.filter(({ isMine, isHost }) => !isMine && !isHost).map(({ id }) => id)
    await host.call(calls.groupCartRemove, { cartId, personId: ids[0] ?? '' })
    expect(await told(cleo)).toEqual([['You were removed from a group order', 'store']])
    await host.call(calls.groupCartLeave, { cartId })
    expect(await told(ben)).toEqual([['You’re now hosting the group order', 'groupCart']])
    ben.language = 'zh'
    const { items } = await ben.call(messageSystemList, { kind: 'order' })
    expect(items[0]?.title).toBe('您已成为拼单发起人')
  })

  it('should see the progress of the order, and be notified when its store refuses it', async () => {
    const { host, ben, cartId, filled, lock } = await aCart()
    const see = (caller: TestCaller) => caller.call(calls.groupCartDetail, { cartId })
    expect((await see(ben)).progress).toBeNull()
    const { orderId } = await lock(filled)
    expect((await see(ben)).progress).toEqual({ state: 'toPay', arrivesAt: null })
    await host.call(paymentBalancePay, { orderId, payPassword: '246810', ...key() })
    const paid = await see(ben)
    expect(paid).toMatchObject({ order: null, progress: { state: 'accepting' } })
    expect(paid.progress?.arrivesAt).not.toBeNull()
    expect(paid.progress).toEqual((await see(host)).progress)
    const { db } = world.app.context
    const fire = (event: string) =>
      db.transaction().execute(async (tx) => {
        const order = await world.app.services.orders.lock(tx, trustedId('order', orderId))
        await world.app.services.orders.fire(tx, order, event, 'merchant', { reason: 'Too busy' })
      })
    world.clock.forward(1)
    await fire('refuse')
    expect(await see(ben)).toMatchObject({ state: 'ordered', progress: { state: 'cancelled', arrivesAt: null } })
    expect((await told(ben))[0]).toEqual(['Group order cancelled', 'groupCart'])
    expect(await told(host)).not.toContainEqual(['Group order cancelled', 'groupCart'])
  })
})
