import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { cartAdd, cartInfo } from '@contract/calls/cart'
import { couponList, couponRedeemMemberEnvelope } from '@contract/calls/coupon'
import { memberEnvelopes, memberInfo, memberOpen, memberPlans } from '@contract/calls/member'
import { orderConfirm, orderDetail } from '@contract/calls/order'
import { paymentBalancePay, paymentStatus, paymentTypes } from '@contract/calls/payment'
import { storeDetail } from '@contract/calls/store'
import { userInfo } from '@contract/calls/user'
import { minutesAfter } from '../../clock'
import { withBooks } from '../../testing/books'
import { aPlan, becomeMember, openMembership } from '../../testing/membership'
import { submit } from '../../testing/orders'
import { type Cashier, openAt } from '../../testing/payments'
import type { World } from '../../testing/world'
import { monthEnd, monthOf } from './month'
import { grantMonth } from './grants/grants'

let world: World
let cashier: Cashier
let plan: string

withBooks((its) => ({ world, cashier } = its))
beforeAll(async () => {
  plan = await aPlan(world, { days: 20 })
})

const dayMinutes = 24 * 60
const key = () => ({ idempotencyKey: randomUUID() })
const after = (days: number) => minutesAfter(world.clock.now(), days * dayMinutes).toISOString()

describe('member.plans', () => {
  it('should list the plans on sale to everybody, and no other', async () => {
    await aPlan(world, { key: 'gone', on_sale: false })
    const { items } = await world.visitor.call(memberPlans, {})
    expect(items.map(({ key: each }) => each)).toEqual([plan])
    expect(items).toMatchObject([{ name: 'Month', days: 20, price: 1500, listPrice: 2000, envelopes: 4, bonus: 2 }])
  })
})

describe('member.open', () => {
  it('should need the terms agreed to, and a plan on sale', async () => {
    const ann = await world.make.customer()
    expect(await ann.refusal(memberOpen, { planKey: plan, agreed: false, ...key() })).toBe('agreementRequired')
    expect(await ann.refusal(memberOpen, { planKey: 'gone', agreed: true, ...key() })).toBe('planNotFound')
    expect(await ann.call(memberInfo, {})).toMatchObject({ isMember: false })
  })

  it('should make a member only once it is paid, until the plan ends', async () => {
    const ann = await world.make.customer({ balance: 1500 })
    const { paymentId } = await openMembership(ann, plan)
    expect(await ann.call(paymentTypes, { paymentId })).toMatchObject({ title: 'Super member, Month', amount: 1500 })
    expect(await ann.call(memberInfo, {})).toMatchObject({ isMember: false })
    const until = after(20)
    await ann.call(paymentBalancePay, { paymentId, payPassword: '246810', ...key() })
    expect(await ann.call(memberInfo, {})).toMatchObject({ isMember: true, until })
    expect(await ann.call(userInfo, {})).toMatchObject({ userLevel: 1, memberUntil: until })
    await world.hours(20 * 24)
    expect(await ann.call(memberInfo, {})).toMatchObject({ isMember: false })
  })

  it('should extend a membership from its end', async () => {
    const ann = await world.make.customer({ balance: 100_00 })
    await becomeMember(ann, plan)
    const twice = after(40)
    await becomeMember(ann, plan)
    expect(await ann.call(memberInfo, {})).toMatchObject({ until: twice })
  })

  it('should start a new period after a membership that is over', async () => {
    const ann = await world.make.customer({ balance: 100_00 })
    await becomeMember(ann, plan)
    world.clock.forward(25 * dayMinutes)
    const anew = after(20)
    await becomeMember(ann, plan)
    expect(await ann.call(memberInfo, {})).toMatchObject({ isMember: true, until: anew })
  })

  it('should extend once, however often a provider reports the payment', async () => {
    const ann = await world.make.customer()
    const { paymentId } = await openMembership(ann, plan)
    const token = await openAt(ann, 'wechat', { paymentId })
    await cashier.decide(token, 'succeed')
    const until = after(20)
    await Promise.all([cashier.notify(token), cashier.notify(token)])
    expect(await ann.call(paymentStatus, { paymentId })).toMatchObject({ status: 'paid' })
    expect(await ann.call(memberInfo, {})).toMatchObject({ until })
    expect((await ann.call(memberEnvelopes, {})).items).toHaveLength(4)
  })

  it('should leave one payment to pay, and send back what comes for the other', async () => {
    const year = await aPlan(world, { days: 366, price: 12_800, list_price: 12_800 })
    const ann = await world.make.customer({ balance: 12_800 })
    const first = await openMembership(ann, plan)
    const token = await openAt(ann, 'alipay', { paymentId: first.paymentId })
    const until = after(366)
    await becomeMember(ann, year)
    await cashier.decide(token, 'succeed')
    await cashier.notify(token)
    await world.app.context.jobs.runDue()
    expect(await cashier.trade(token)).toMatchObject({ refunded: 1500 })
    expect(await ann.call(memberInfo, {})).toMatchObject({ until })
  })

  it('should be two payments from two devices at once, of which one can be paid', async () => {
    const ann = await world.make.customer({ balance: 100_00 })
    const opened = await Promise.all([openMembership(ann, plan), openMembership(ann, plan)])
    const until = after(20)
    const paid = await Promise.allSettled(
      opened.map(({ paymentId }) => ann.call(paymentBalancePay, { paymentId, payPassword: '246810', ...key() })),
    )
    expect(paid.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await ann.call(memberInfo, {})).toMatchObject({ until })
    expect(await world.make.balanceOf('customer', ann.id)).toBe(100_00 - 1500)
  })
})

describe('the monthly job', () => {
  const toMonthEnd = () => (monthEnd(world.clock.now()).getTime() - world.clock.now().getTime()) / 60_000
  const granted = async (ids: readonly string[]) => {
    const { db } = world.app.context
    const { rows } = await sql<{ month: string; kind: string; grants: number; coupons: number }>`
      select month, member_grants.kind, count(distinct member_grants.id)::int as grants, count(customer_coupons.id)::int as coupons
      from member_grants
      left join customer_coupons using (customer_id, coupon_id)
      where customer_id = any(${[...ids]}::uuid[])
      group by month, member_grants.kind order by month, member_grants.kind`.execute(db)
    return rows
  }

  it('should give each member a month’s red envelopes and bonus pack once, by two workers that run at once and again', async () => {
    const { db, jobs } = world.app.context
    const members = await Promise.all(Array.from({ length: 8 }, () => world.make.customer()))
    const ids = members.map(({ id }) => id)
    const [now, month] = [world.clock.now(), monthOf(world.clock.now())]
    await db
      .insertInto('memberships')
      .values(
        ids.map((customer_id) => ({
          ...{ id: randomUUID(), customer_id, plan_key: plan, payment_id: randomUUID(), created_at: now },
          ...{ days: 60, price: 1500, envelopes: 4, envelope_amount: 500, bonus: 2, bonus_amount: 300 },
          ...{ starts_at: now, ends_at: minutesAfter(now, 60 * dayMinutes) },
        })),
      )
      .execute()
    const grant = () => db.transaction().execute((tx) => grantMonth(tx, world.clock.now(), { limit: 500 }))
    world.clock.forward(60)
    await Promise.all([jobs.runDue(), jobs.runDue(), grant(), grant()])
    const ofMonth = (each: string) => [
      { month: each, kind: 'bonus', grants: 8, coupons: 16 },
      { month: each, kind: 'envelopes', grants: 8, coupons: 32 },
    ]
    expect(await granted(ids)).toEqual(ofMonth(month))
    await world.hours(1)
    expect(await granted(ids)).toEqual(ofMonth(month))
    world.clock.forward(toMonthEnd())
    const next = monthOf(world.clock.now())
    expect(next > month).toBe(true)
    await Promise.all([grant(), jobs.runDue(), jobs.runDue()])
    expect(await granted(ids)).toEqual([...ofMonth(month), ...ofMonth(next)])
  })

  it('should give thirty days from the end of January two months, not three', async () => {
    const january = new Date(`${world.clock.now().getUTCFullYear() + 1}-01-31T02:00:00Z`)
    world.clock.forward((january.getTime() - world.clock.now().getTime()) / 60_000)
    const { db } = world.app.context
    for (const days of [30, 31]) {
      const ann = await world.make.customer({ balance: 1500 })
      const begun = world.clock.now()
      await becomeMember(ann, await aPlan(world, { days }))
      for (let day = 0; day < days; day += 1) {
        const now = minutesAfter(begun, day * dayMinutes)
        await db.transaction().execute((tx) => grantMonth(tx, now, { customerId: ann.id }))
      }
      expect(new Set((await granted([ann.id])).map(({ month }) => month)).size).toBe(2)
    }
  })

  it('should grant nothing to former members, and the month’s envelopes to members who look before it has run', async () => {
    world.clock.forward(toMonthEnd() - 5 * dayMinutes)
    const [ann, ben] = [await world.make.customer({ balance: 1500 }), await world.make.customer({ balance: 1500 })]
    await becomeMember(ann, plan)
    await becomeMember(ben, await aPlan(world, { days: 1 }))
    world.clock.forward(toMonthEnd())
    expect(await ann.call(memberEnvelopes, {})).toMatchObject({ left: 4 })
    expect(await ben.call(memberEnvelopes, {})).toMatchObject({ left: null, items: [] })
    await world.hours(1)
    expect(await ann.call(memberEnvelopes, {})).toMatchObject({ left: 4 })
    expect((await granted([ben.id])).map(({ kind }) => kind)).toEqual(['bonus', 'envelopes'])
  })
})

describe('a membership', () => {
  it('should give member prices everywhere at once, and an order with a red envelope', async () => {
    const ann = await world.make.customer({ balance: 100_00 })
    const storeId = await world.make.store()
    const goodsId = await world.make.goods(storeId, { shop_price: 4000, member_price: 3000 })
    await world.make.address(ann.id)
    await ann.call(cartAdd, { goodsId, quantity: 1 })
    const priceOf = async () => (await ann.call(cartInfo, {})).baskets[0]?.lines[0]?.price
    expect(await priceOf()).toBe(4000)
    await becomeMember(ann, plan)
    expect(await priceOf()).toBe(3000)
    const quote = await ann.call(orderConfirm, { storeId })
    expect(quote.components.map(({ kind, amount }) => [kind, amount])).toEqual([
      ...[
        ['goods', 3000],
        ['packaging', 100],
        ['delivery', 300],
        ['envelope', -500],
        ['deliveryCoupon', -300],
      ],
    ])
    const { orderId } = await submit(ann, quote.id)
    await ann.call(paymentBalancePay, { orderId, payPassword: '246810', ...key() })
    expect(await ann.call(orderDetail, { orderId })).toMatchObject({ total: 2600 })
    expect(await ann.call(memberInfo, {})).toMatchObject({ saved: 1500 })
    const { left, items } = await ann.call(memberEnvelopes, {})
    expect([left, items.map(({ state }) => state)]).toEqual([3, ['unused', 'unused', 'unused', 'used']])
  })

  it('should let red envelopes be swapped for a store’s until they are used up', async () => {
    const ann = await world.make.customer({ balance: 1500 })
    const storeId = await world.make.store({ member_envelope: 800 })
    await becomeMember(ann, plan)
    expect(await ann.call(storeDetail, { storeId })).toMatchObject({ envelopesLeft: 4 })
    const redeem = () => ann.call(couponRedeemMemberEnvelope, { storeId, ...key() })
    expect(await redeem()).toEqual({ amount: 800, left: 3 })
    await Promise.all([redeem(), redeem(), redeem()])
    await expect(redeem()).rejects.toMatchObject({ failure: 'envelopeUsedUp' })
    const { items } = await ann.call(memberEnvelopes, {})
    expect(items.map(({ state }) => state)).toEqual(['swapped', 'swapped', 'swapped', 'swapped'])
    const listed = async (tab: 'unused' | 'used' | 'expired') =>
      (await ann.call(couponList, { tab })).items.map(({ kind }) => kind).sort()
    expect(await listed('unused')).toEqual(['delivery', 'delivery', 'store', 'store', 'store', 'store'])
    expect(await listed('used')).toEqual(['member', 'member', 'member', 'member'])
    expect(await listed('expired')).toEqual([])
  })
})
