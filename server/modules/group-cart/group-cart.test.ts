import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import * as calls from '@contract/calls/group-cart'
import { cartInfo } from '@contract/calls/cart'
import { orderCancel } from '@contract/calls/order'
import { paymentBalancePay } from '@contract/calls/payment'
import { walletBalance } from '@contract/calls/wallet'
import type { GroupCart } from '@contract/entities/group-cart'
import { trustedId } from '../../security/trusted-id'
import type { TestCaller } from '../../testing/caller'
import { detail, fire, toDoor } from '../../testing/orders'
import { apply, decide, part } from '../../testing/refunds'
import { aWorld, type World } from '../../testing/world'
import { GroupLines } from './lines'
import { cartAudience } from './queries'

let world: World
beforeAll(async () => {
  world = await aWorld()
})
afterAll(() => world.close())

const key = () => ({ idempotencyKey: randomUUID() })
const settings = { minutes: 30, cap: null, feeSplit: 'equal' as const }
const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0)

/** A host with an open cart at a store with one dish at 26.00, or 20.00 for members. */
async function aCart(given: { cap?: number } = {}, goods: object = {}) {
  const { make } = world
  const host = await make.customer({ balance: 500_00 })
  await make.address(host.id)
  const storeId = await make.store()
  const goodsId = await make.goods(storeId, goods)
  const cart = await host.call(calls.groupCartStart, { storeId, ...settings, ...given, ...key() })
  const join = async (caller: TestCaller) => caller.call(calls.groupCartJoin, { token: cart.token })
  const edit = (caller: TestCaller, quantity: number, id = goodsId) =>
    caller.call(calls.groupCartEdit, { cartId: cart.id, goodsId: id, quantity })
  const lock = ({ total }: Pick<GroupCart, 'total'>) =>
    host.call(calls.groupCartLock, { cartId: cart.id, total, ...key() })
  const see = (caller: TestCaller = host) => caller.call(calls.groupCartDetail, { cartId: cart.id })
  return { host, storeId, goodsId, cart, join, edit, lock, see, cartId: cart.id, token: cart.token }
}

/** Recipients of a change of a cart. */
const toldOf = (cartId: string) =>
  world.app.context.db.transaction().execute(async (tx) => {
    await tx.deleteFrom('event_outbox').execute()
    await world.app.context.bus.publish(tx, cartAudience(cartId), { type: 'groupCart', cartId })
    const { rows } = await sql<{ id: string }>`select event->>'customerId' as id from event_outbox`.execute(tx)
    return rows.map(({ id }) => id)
  })

const customers = (count: number) => Promise.all(Array.from({ length: count }, () => world.make.customer()))

describe('a shared cart', () => {
  it('should be filled by link, locked and split, so that the shares sum to the total', async () => {
    const { host, join, edit, lock, see, token } = await aCart({}, { member_price: 2000 })
    const [ben] = (await customers(1)) as [TestCaller]
    const mia = await world.make.customer({ member: true })
    expect(await world.visitor.call(calls.groupCartInvitation, { token })).toMatchObject({ people: 1, cartId: null })
    await join(ben)
    await join(mia)
    await edit(host, 1)
    await edit(ben, 2)
    const filled = await edit(mia, 1)
    expect(filled.people.map(({ isMine, lines }) => [isMine, lines[0]?.price])).toEqual([
      [true, 2000],
      [false, 2600],
      [false, 2600],
    ])
    const placed = await lock(filled)
    const locked = await see(ben)
    expect(locked).toMatchObject({ state: 'locked', order: null, total: filled.total })
    const shares = locked.people.map(({ share }) => share?.total ?? 0)
    expect(sum(shares)).toBe(locked.total)
    expect(locked.people.map(({ share }) => share?.fees).sort()).toEqual([133, 133, 134])
    expect(await see()).toMatchObject({ order: { id: placed.orderId } })
    expect(await detail(host, placed.orderId)).toMatchObject({ groupCartId: locked.id, total: filled.total })
    expect(await ben.refusal(calls.groupCartEdit, { ...edited(locked), quantity: 1 })).toBe('groupCartClosed')
  })

  it('should lose no line when 20 people edit at once', async () => {
    const { host, join, edit, see } = await aCart({}, { stock: 1000 })
    const others = await customers(19)
    await Promise.all(others.map(join))
    const late = await world.make.customer()
    expect(await late.refusal(calls.groupCartJoin, { token: (await see()).token })).toBe('groupCartFull')
    await Promise.all([host, ...others].flatMap((caller) => [edit(caller, 1), edit(caller, 1)]))
    const { people } = await see()
    expect(people.map(({ lines }) => lines.map(({ quantity }) => quantity))).toEqual(
      Array.from({ length: 20 }, () => [1]),
    )
  })

  it('should refuse by name a waiting change of a person who was removed or has left, and notify them of nothing', async () => {
    const { host, join, cartId, goodsId } = await aCart()
    const [ben, mia] = (await customers(2)) as [TestCaller, TestCaller]
    await join(ben)
    await join(mia)
    const { context } = world.app
    const { id: personId } = await context.db
      .selectFrom('group_cart_people')
      .select('id')
      .where('cart_id', '=', cartId)
      .where('customer_id', '=', ben.id)
      .executeTakeFirstOrThrow()
    await host.call(calls.groupCartRemove, { cartId, personId })
    await mia.call(calls.groupCartLeave, { cartId })
    expect(await toldOf(cartId)).toEqual([host.id])
    // Calls the work directly, as for calls that were admitted before the change.
    const edit = ({ id }: TestCaller) =>
      context.db.transaction().execute((tx) =>
        new GroupLines(context).edit(tx, { customer: { id } } as never, {
          ...{ cartId: trustedId('groupCart', cartId), goodsId, optionIds: [], quantity: 1 },
        }),
      )
    await expect(edit(ben)).rejects.toMatchObject({ failure: 'groupCartRemoved' })
    await expect(edit(mia)).rejects.toMatchObject({ failure: 'groupCartNotFound' })
    const leave = context.db
      .transaction()
      .execute((tx) => world.app.services.groupCarts.leave(tx, trustedId('groupCart', cartId), ben.id))
    await expect(leave).rejects.toMatchObject({ failure: 'groupCartRemoved' })
  })

  it('should count the cap at list prices, and refuse more with what is left', async () => {
    const { host, edit, cartId, goodsId } = await aCart({ cap: 60_00 }, { member_price: 1 })
    await edit(host, 2)
    expect(await host.refusal(calls.groupCartEdit, { cartId, goodsId, quantity: 3 })).toBe('groupCartCap')
    const { envelope } = await host.send('groupCart.edit', { cartId, goodsId, quantity: 3 })
    expect(envelope.msg).toBe('¥8 left of your ¥60 limit')
    expect(await edit(host, 1)).toMatchObject({ people: [{ spent: 2600 }] })
  })

  it('should count purchase limits for each of its people, today too', async () => {
    const { host, join, edit, lock, cartId, goodsId, storeId } = await aCart({}, { purchase_limit: 1 })
    const [ben] = (await customers(1)) as [TestCaller]
    await join(ben)
    await edit(host, 1)
    const filled = await edit(ben, 1)
    expect(filled.blocker).toBeNull()
    expect(await ben.refusal(calls.groupCartEdit, { cartId, goodsId, quantity: 2 })).toBe('overPurchaseLimit')
    await lock(filled)
    const again = await ben.call(calls.groupCartStart, { storeId, ...settings, ...key() })
    const more = { cartId: again.id, goodsId, quantity: 1 }
    expect(await ben.refusal(calls.groupCartEdit, more)).toBe('overPurchaseLimit')
  })

  it('should place one order for locks at once, and leave the host’s own basket alone', async () => {
    const { host, edit, cartId, see } = await aCart()
    const { total } = await edit(host, 2)
    const wanted = { cartId, total }
    const outcomes = await Promise.all([1, 2, 3].map(() => host.refusal(calls.groupCartLock, { ...wanted, ...key() })))
    expect(outcomes.filter((outcome) => outcome === undefined)).toHaveLength(1)
    expect(outcomes.filter(Boolean)).toEqual(['groupCartClosed', 'groupCartClosed'])
    expect((await host.call(cartInfo, {})).count).toBe(0)
    expect(await see()).toMatchObject({ state: 'locked' })
  })

  it('should refuse a lock whose total has changed, or that stock does not allow, and change nothing', async () => {
    const { host, edit, cartId, goodsId, see } = await aCart()
    const { total } = await edit(host, 2)
    expect(await host.refusal(calls.groupCartLock, { cartId, total: total - 1, ...key() })).toBe('quoteChanged')
    await world.app.context.db.updateTable('goods').set({ stock: 1 }).where('id', '=', goodsId).execute()
    const soldOut = await see()
    expect(soldOut).toMatchObject({ state: 'open', people: [{ lines: [{ unavailable: 'soldOut' }] }] })
    expect(await host.refusal(calls.groupCartLock, { cartId, total: soldOut.total, ...key() })).toBe('soldOut')
    expect(await see()).toMatchObject({ state: 'open' })
  })

  it('should lock by itself at the deadline, or expire below the minimum, be extended and given up', async () => {
    const full = await aCart()
    await full.edit(full.host, 2)
    const poor = await aCart()
    world.clock.forward(31)
    await world.app.context.jobs.runDue()
    expect(await full.see()).toMatchObject({ state: 'locked' })
    expect(await poor.see()).toMatchObject({ state: 'expired' })
    expect(await poor.host.call(calls.groupCartExtend, { cartId: poor.cartId })).toMatchObject({ state: 'open' })
    world.clock.forward(11)
    await world.app.context.jobs.runDue()
    expect(await poor.see()).toMatchObject({ state: 'expired' })
    world.clock.forward(31)
    await world.app.context.jobs.runDue()
    expect(await poor.see()).toMatchObject({ state: 'cancelled' })
    expect(await full.see()).toMatchObject({ state: 'cancelled', people: [{ share: { goods: 5200 } }] })
  })

  it('should follow its order: paid, refunded to the payer, or cancelled', async () => {
    const { host, join, edit, lock, see } = await aCart()
    const [ben] = (await customers(1)) as [TestCaller]
    await join(ben)
    await edit(host, 1)
    const filled = await edit(ben, 1)
    const { orderId } = await lock(filled)
    await pay(host, orderId)
    expect(await see(ben)).toMatchObject({ state: 'ordered', refunded: 0 })
    expect(await ben.refusal(calls.groupCartLeave, { cartId: filled.id })).toBe('groupCartClosed')
    await host.call(orderCancel, { orderId, reason: 'changedMind', ...key() })
    const back = await see(ben)
    expect(back).toMatchObject({ state: 'ordered', refunded: back.total })
    expect(sum(back.people.map(({ share }) => share?.back ?? 0))).toBe(back.total)
    const other = await aCart()
    const placed = await other.lock(await other.edit(other.host, 2))
    expect(await other.host.call(calls.groupCartCancel, { cartId: other.cartId })).toMatchObject({ state: 'cancelled' })
    expect(await detail(other.host, placed.orderId)).toMatchObject({ phase: 'cancelled' })
  })

  it('should pass to the person who joined first when its host leaves, and end with the last', async () => {
    const { host, join, see, cartId } = await aCart()
    const [ben, cleo] = (await customers(2)) as [TestCaller, TestCaller]
    await join(ben)
    world.clock.forward(1)
    await join(cleo)
    await host.call(calls.groupCartLeave, { cartId })
    expect(await see(ben)).toMatchObject({ people: [{ isHost: true, isMine: true }, { isHost: false }], address: null })
    expect(await host.refusal(calls.groupCartDetail, { cartId })).toBe('groupCartNotFound')
    expect(await cleo.refusal(calls.groupCartCancel, { cartId })).toBe('groupCartHostOnly')
    await cleo.call(calls.groupCartLeave, { cartId })
    await ben.call(calls.groupCartLeave, { cartId })
    expect(await ben.call(calls.groupCartDetail, { cartId })).toMatchObject({ state: 'cancelled' })
  })

  it('should keep out who was removed, a forged link and a second cart of one store', async () => {
    const { host, join, cartId, token, see, storeId } = await aCart()
    const [ben, cleo] = (await customers(2)) as [TestCaller, TestCaller]
    await join(ben)
    await join(ben)
    const personId = (await see()).people[1]?.id ?? ''
    expect(await ben.refusal(calls.groupCartRemove, { cartId, personId })).toBe('groupCartHostOnly')
    expect(await host.call(calls.groupCartRemove, { cartId, personId })).toMatchObject({ people: [{ isMine: true }] })
    expect(await host.refusal(calls.groupCartRemove, { cartId, personId })).toBe('groupPersonNotFound')
    expect(await ben.refusal(calls.groupCartJoin, { token })).toBe('groupCartRemoved')
    expect(await cleo.refusal(calls.groupCartJoin, { token: 'a'.repeat(43) })).toBe('groupCartNotFound')
    expect(await host.refusal(calls.groupCartStart, { storeId, ...settings, ...key() })).toBe('groupCartExists')
    expect(await host.call(calls.groupCartMine, { storeId })).toEqual({ cartId })
    await host.call(calls.groupCartCancel, { cartId })
    expect(await cleo.refusal(calls.groupCartJoin, { token })).toBe('groupCartClosed')
    expect(await host.call(calls.groupCartMine, { storeId })).toEqual({ cartId: null })
  })

  it('should change settings freely while it is empty, and then only where to and later until when', async () => {
    const { host, edit, cartId } = await aCart()
    const set = { cartId, minutes: 10, cap: 50_00, feeSplit: 'amount' as const }
    expect(await host.call(calls.groupCartSettings, set)).toMatchObject({ cap: 50_00, feeSplit: 'amount' })
    await edit(host, 1)
    expect(await host.refusal(calls.groupCartSettings, set)).toBe('groupCartSettingsFixed')
    expect(await host.refusal(calls.groupCartSettings, { cartId, minutes: 5 })).toBe('groupCartSettingsFixed')
    expect(await host.call(calls.groupCartSettings, { cartId, minutes: 60 })).toMatchObject({ state: 'open' })
    expect(await host.call(calls.groupCartReady, { cartId, ready: true })).toMatchObject({
      people: [{ isReady: true }],
    })
  })

  it('should refund a dish to the payer, and show whose it was', async () => {
    const { host, join, edit, lock, see } = await aCart()
    const [ben] = (await customers(1)) as [TestCaller]
    await join(ben)
    await edit(host, 1)
    const { orderId } = await lock(await edit(ben, 1))
    await pay(host, orderId)
    for (const event of ['accept', ...toDoor.slice(1)] as const) await fire(world, orderId, event)
    const before = await host.call(walletBalance, {})
    const { id } = await apply(host, orderId, part(1))
    await decide(world, orderId, id, 'agreeRefund')
    const [mine, bens] = (await see()).people
    expect([mine?.share?.back, bens?.share?.back]).toEqual([0, 2600])
    expect((await host.call(walletBalance, {})).balance).toBe(before.balance + 2600)
  })
})

const edited = ({ id, people }: GroupCart) => ({ cartId: id, goodsId: people[0]?.lines[0]?.goodsId ?? '' })
const pay = (caller: TestCaller, orderId: string) =>
  caller.call(paymentBalancePay, { orderId, payPassword: '246810', ...key() })
