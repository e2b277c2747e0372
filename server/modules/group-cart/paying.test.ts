import { randomUUID } from 'node:crypto'
import * as calls from '@contract/calls/group-cart'
import { orderCancel } from '@contract/calls/order'
import { paymentBalancePay } from '@contract/calls/payment'
import { walletBalance } from '@contract/calls/wallet'
import { messageSystemList } from '@contract/calls/message'
import type { GroupCart } from '@contract/entities/group-cart'
import type { TestCaller } from '../../testing/caller'
import { withBooks } from '../../testing/books'
import { detail, fire, toDoor } from '../../testing/orders'
import { openAt, type Cashier } from '../../testing/payments'
import { apply, decide, part } from '../../testing/refunds'
import type { World } from '../../testing/world'

let world: World
let cashier: Cashier
withBooks((its) => ({ world, cashier } = its))

const key = () => ({ idempotencyKey: randomUUID() })
const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0)
const funds = 500_00

interface Locked {
  readonly cartId: string
  readonly orderId: string
  readonly storeId: string
  readonly goodsId: string
  readonly people: readonly TestCaller[]
}

/** A locked cart where each of some people pays for one dish of 26.00; the host first. */
async function aLockedCart(count: number, store: object = {}): Promise<Locked> {
  const { make } = world
  const people = await Promise.all(Array.from({ length: count }, () => make.customer({ balance: funds })))
  const [host, ...others] = people as [TestCaller, ...TestCaller[]]
  await make.address(host.id)
  const storeId = await make.store(store)
  const goodsId = await make.goods(storeId, { stock: 100 })
  const settings = { minutes: 30, cap: null, feeSplit: 'equal' as const, payer: 'each' as const }
  const { id: cartId, token } = await host.call(calls.groupCartStart, { storeId, ...settings, ...key() })
  for (const person of others) await person.call(calls.groupCartJoin, { token })
  for (const person of people) await person.call(calls.groupCartEdit, { cartId, goodsId, quantity: 1 })
  const { total } = await host.call(calls.groupCartDetail, { cartId })
  const { orderId } = await host.call(calls.groupCartLock, { cartId, total, ...key() })
  return { cartId, orderId, storeId, goodsId, people }
}

const see = (caller: TestCaller, { cartId }: Locked): Promise<GroupCart> =>
  caller.call(calls.groupCartDetail, { cartId })
const mine = ({ people }: GroupCart) => people.find(({ isMine }) => isMine)
const personOf = async (caller: TestCaller, cart: Locked) => mine(await see(caller, cart))?.id ?? ''
const balance = async (caller: TestCaller) => (await caller.call(walletBalance, {})).balance
const paymentId = async (caller: TestCaller, cart: Locked) => (await see(caller, cart)).payment?.id ?? ''
const payBy = (id: string) => ({ paymentId: id, payPassword: '246810', ...key() })
const pay = async (caller: TestCaller, cart: Locked) =>
  caller.call(paymentBalancePay, payBy(await paymentId(caller, cart)))
const run = () => world.app.context.jobs.runDue()
const stockOf = async ({ goodsId }: Locked) =>
  (await world.app.context.db.selectFrom('goods').select('stock').where('id', '=', goodsId).executeTakeFirstOrThrow())
    .stock

describe('a shared cart where each pays', () => {
  it('should reach the store once all shares are paid, each from its own payer', async () => {
    const cart = await aLockedCart(3)
    const [host, ben, mia] = cart.people as [TestCaller, TestCaller, TestCaller]
    const locked = await see(host, cart)
    expect(sum(locked.people.map(({ share }) => share?.total ?? 0))).toBe(locked.total)
    expect(locked.people.map(({ paying }) => paying?.paid)).toEqual([false, false, false])
    await pay(ben, cart)
    await pay(host, cart)
    const halfway = await see(mia, cart)
    expect(halfway).toMatchObject({ state: 'locked', payment: { amount: mine(halfway)?.share?.total } })
    expect(halfway.paid).toBe(halfway.total - (mine(halfway)?.share?.total ?? 0))
    expect(await detail(host, cart.orderId)).toMatchObject({ phase: 'toPay' })
    await pay(mia, cart)
    expect(await see(mia, cart)).toMatchObject({ state: 'ordered', paid: locked.total, payment: null })
    expect(await detail(host, cart.orderId)).toMatchObject({ phase: 'inProgress', paidBy: 'group' })
    for (const person of cart.people)
      expect(await balance(person)).toBe(funds - (mine(await see(person, cart))?.share?.total ?? 0))
  })

  it('should fire the order once when all pay at once', async () => {
    const cart = await aLockedCart(4)
    const ids = await Promise.all(cart.people.map((person) => paymentId(person, cart)))
    const tries = ids.flatMap((id) => [payBy(id), payBy(id)])
    const outcomes = await Promise.all(
      tries.map((request, index) => cart.people[Math.floor(index / 2)]?.refusal(paymentBalancePay, request)),
    )
    expect(outcomes.filter((outcome) => outcome === undefined)).toHaveLength(4)
    const [host] = cart.people as [TestCaller]
    const paid = await see(host, cart)
    expect(paid).toMatchObject({ state: 'ordered', paid: paid.total })
  })

  it('should refund each payer in full, once, when somebody never pays', async () => {
    const cart = await aLockedCart(3)
    const [host, ben, mia] = cart.people as [TestCaller, TestCaller, TestCaller]
    await pay(ben, cart)
    const token = await openAt(mia, 'wechat', { paymentId: await paymentId(mia, cart) })
    world.clock.forward(16)
    await run()
    await run()
    const over = await see(ben, cart)
    expect(over).toMatchObject({ state: 'cancelled', payment: null, people: [{ isMine: true }, {}, {}] })
    expect(over.people.map(({ share, paying }) => [paying?.paid, share?.back === share?.total])).toEqual([
      [true, true],
      [false, false],
      [false, false],
    ])
    expect(await Promise.all(cart.people.map(balance))).toEqual([funds, funds, funds])
    expect(await stockOf(cart)).toBe(100)
    const late = { state: 'paid', paid_at: world.clock.now() } as const
    await world.app.context.db.updateTable('sandbox_trades').set(late).where('token', '=', token).execute()
    await cashier.notify(token)
    await run()
    expect((await cashier.trade(token)).refunded).toBe(over.people[2]?.share?.total)
    expect(await host.refusal(calls.groupCartPayFor, { cartId: cart.cartId, ...key() })).toBe('groupCartClosed')
  })

  it('should have the host pay the rest by one payment, and money for the closed one go back', async () => {
    const cart = await aLockedCart(3)
    const [host, ben, mia] = cart.people as [TestCaller, TestCaller, TestCaller]
    await pay(ben, cart)
    const token = await openAt(mia, 'alipay', { paymentId: await paymentId(mia, cart) })
    const before = await see(host, cart)
    const rest = await host.call(calls.groupCartPayFor, { cartId: cart.cartId, ...key() })
    expect(rest.amount).toBe(before.total - before.paid)
    expect(await host.call(calls.groupCartPayFor, { cartId: cart.cartId, ...key() })).toEqual(rest)
    expect((await see(mia, cart)).payment).toBeNull()
    await cashier.decide(token, 'succeed')
    await run()
    expect((await see(host, cart)).state).toBe('locked')
    expect((await cashier.trade(token)).refunded).toBe(mine(await see(mia, cart))?.share?.total)
    await pay(host, cart)
    const paid = await see(mia, cart)
    expect(paid).toMatchObject({ state: 'ordered', people: [{ paying: { paid: true, byHost: true } }, {}, {}] })
    expect(await balance(host)).toBe(funds - rest.amount)
    expect(await host.refusal(calls.groupCartPayFor, { cartId: cart.cartId, ...key() })).toBe('groupCartClosed')
  })

  it('should drop who does not pay, with the host bearing their fees, paid or not', async () => {
    const cart = await aLockedCart(4)
    const [host, ben, mia, leo] = cart.people as [TestCaller, TestCaller, TestCaller, TestCaller]
    const before = await see(host, cart)
    const drop = async (person: TestCaller) => {
      const personId = await personOf(person, cart)
      return host.call(calls.groupCartDrop, { cartId: cart.cartId, personId, ...key() })
    }
    const fees = before.people.find(({ isMine }) => !isMine)?.share?.fees ?? 0
    const dropped = await drop(mia)
    expect(dropped.total).toBe(before.total - 2600)
    expect(dropped.payment?.amount).toBe((before.payment?.amount ?? 0) + fees)
    expect(sum(dropped.people.map(({ share }) => share?.total ?? 0))).toBe(dropped.total)
    expect(sum(dropped.components.map(({ amount }) => amount))).toBe(dropped.total)
    expect(await stockOf(cart)).toBe(97)
    await pay(host, cart)
    await pay(ben, cart)
    const again = await drop(leo)
    expect(again).toMatchObject({ state: 'locked', payment: { amount: again.total - again.paid } })
    await pay(host, cart)
    const paid = await see(host, cart)
    expect(paid).toMatchObject({ state: 'ordered', paid: paid.total })
    expect(paid.people.map(({ isDropped }) => isDropped)).toEqual([false, false, true, true])
    expect(await Promise.all([balance(mia), balance(leo)])).toEqual([funds, funds])
    await fire(world, cart.orderId, 'accept')
    for (const event of [...toDoor.slice(1), 'confirm'] as const) await fire(world, cart.orderId, event)
  })

  it('should refuse to drop the host, who has paid, the last dish and below the minimum', async () => {
    const cart = await aLockedCart(2, { minimum_order: 5000 })
    const [host, ben] = cart.people as [TestCaller, TestCaller]
    const ask = (personId: string) => ({ cartId: cart.cartId, personId, ...key() })
    expect(await ben.refusal(calls.groupCartDrop, ask(await personOf(host, cart)))).toBe('groupCartHostOnly')
    expect(await host.refusal(calls.groupCartDrop, ask(await personOf(host, cart)))).toBe('groupPersonNotFound')
    expect(await host.refusal(calls.groupCartDrop, ask(await personOf(ben, cart)))).toBe('belowMinimumOrder')
    await pay(ben, cart)
    expect(await host.refusal(calls.groupCartDrop, ask(await personOf(ben, cart)))).toBe('groupSharePaid')
  })

  it('should refund a dish to the person who paid for it, and the whole order to each', async () => {
    const cart = await aLockedCart(3)
    const [host, ben, mia] = cart.people as [TestCaller, TestCaller, TestCaller]
    for (const person of cart.people) await pay(person, cart)
    for (const event of ['accept', ...toDoor.slice(1)] as const) await fire(world, cart.orderId, event)
    const before = await Promise.all(cart.people.map(balance))
    const position = await positionOf(ben, cart)
    const { id } = await apply(host, cart.orderId, part(position))
    await decide(world, cart.orderId, id, 'agreeRefund')
    expect(await Promise.all(cart.people.map(balance))).toEqual([before[0], (before[1] ?? 0) + 2600, before[2]])
    expect(mine(await see(ben, cart))?.share?.back).toBe(2600)
    const rest = await apply(host, cart.orderId, { type: 'full' })
    await decide(world, cart.orderId, rest.id, 'agreeRefund')
    expect(await Promise.all(cart.people.map(balance))).toEqual([funds, funds, funds])
    expect(mine(await see(mia, cart))?.share?.back).toBe(mine(await see(mia, cart))?.share?.total)
  })

  it('should refund each person’s part when the host cancels before the store accepts', async () => {
    const cart = await aLockedCart(2)
    const [host, ben] = cart.people as [TestCaller, TestCaller]
    const { payment } = await see(ben, cart)
    const token = await openAt(ben, 'wechat', { paymentId: payment?.id ?? '' })
    await cashier.decide(token, 'succeed')
    await run()
    await pay(host, cart)
    expect(await see(host, cart)).toMatchObject({ state: 'ordered' })
    await host.call(orderCancel, { orderId: cart.orderId, reason: 'changedMind', ...key() })
    await run()
    expect(await balance(host)).toBe(funds)
    expect((await cashier.trade(token)).refunded).toBe(payment?.amount)
  })

  it('should have one of the last payment and the deadline, or of it and a drop, win whole', async () => {
    for (const meets of ['deadline', 'drop', 'takeOver'] as const) {
      const cart = await aLockedCart(3)
      const [host, ben, mia] = cart.people as [TestCaller, TestCaller, TestCaller]
      await pay(host, cart)
      await pay(ben, cart)
      const [request, personId] = [payBy(await paymentId(mia, cart)), await personOf(mia, cart)]
      const against = {
        deadline: () => world.app.context.jobs.runDue(),
        drop: () => host.refusal(calls.groupCartDrop, { cartId: cart.cartId, personId, ...key() }),
        takeOver: () => host.refusal(calls.groupCartPayFor, { cartId: cart.cartId, personId, ...key() }),
      }[meets]
      const { db } = world.app.context
      if (meets === 'deadline')
        await db.updateTable('jobs').set({ run_at: world.clock.now() }).where('kind', '=', 'order.clock').execute()
      const [refusal] = await Promise.all([mia.refusal(paymentBalancePay, request), against()])
      const { state, paid, total, payment } = await see(host, cart)
      if (refusal === undefined) expect([state, paid]).toEqual(['ordered', total])
      else expect([await balance(mia), refusal]).toEqual([funds, 'paymentClosed'])
      if (refusal !== undefined && payment) expect(paid + payment.amount).toBe(total)
    }
  })

  it('should remind who has not chosen or paid, once in five minutes', async () => {
    const cart = await aLockedCart(2)
    const [host, ben] = cart.people as [TestCaller, TestCaller]
    const nudge = { cartId: cart.cartId, personId: await personOf(ben, cart) }
    const reminded = await Promise.all([1, 2, 3].map(() => host.refusal(calls.groupCartNudge, nudge)))
    expect(reminded.filter((refusal) => refusal === undefined)).toHaveLength(1)
    expect(reminded.filter(Boolean)).toEqual(['groupPersonNudged', 'groupPersonNudged'])
    world.clock.forward(5)
    expect((await host.call(calls.groupCartNudge, nudge)).people[1]?.nudgeFrom).not.toBeNull()
    await pay(ben, cart)
    expect(await host.refusal(calls.groupCartNudge, nudge)).toBe('groupPersonDone')
    expect(await ben.refusal(calls.groupCartNudge, nudge)).toBe('groupPersonNotFound')
    const { items } = await ben.call(messageSystemList, { kind: 'order' })
    expect(items.filter(({ title }) => title === 'Everyone’s waiting for you')).toHaveLength(2)
  })
})

/** The position in the order of the dish of somebody, by the payment that pays it. */
async function positionOf(caller: TestCaller, { cartId }: Locked): Promise<number> {
  const row = await world.app.context.db
    .selectFrom('group_cart_lines')
    .select('position')
    .where('cart_id', '=', cartId)
    .where('customer_id', '=', caller.id)
    .executeTakeFirstOrThrow()
  return row.position ?? -1
}
