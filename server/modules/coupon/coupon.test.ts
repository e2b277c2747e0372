import { randomUUID } from 'node:crypto'
import { couponCenter, couponCount, couponGifts, couponList } from '@contract/calls/coupon'
import { homeCoupons, homeReceiveCoupon } from '@contract/calls/home'
import type { OfferedCoupon } from '@contract/entities/coupon'
import { minutesAfter } from '../../clock'
import type { TestCaller } from '../../testing/caller'
import { aCoupon, given } from '../../testing/coupons'
import { aPlan, becomeMember } from '../../testing/membership'
import { pagesOf } from '../../testing/pages'
import { aWorld, type World } from '../../testing/world'

let world: World
beforeAll(async () => {
  world = await aWorld()
})
afterAll(() => world.close())

const day = 24 * 60
const inDays = (days: number) => minutesAfter(world.clock.now(), days * day)

const receive = (caller: TestCaller, couponId: string) =>
  caller.call(homeReceiveCoupon, { couponId, idempotencyKey: randomUUID() })
const refused = (caller: TestCaller, couponId: string) =>
  caller.refusal(homeReceiveCoupon, { couponId, idempotencyKey: randomUUID() })
const offered = async (caller: TestCaller, storeId?: string) =>
  (await caller.call(homeCoupons, { storeId })).items.map(({ id }) => id)

describe('home.coupons', () => {
  it('should offer a visitor what the platform gives now, but nothing for members only', async () => {
    const open = await aCoupon(world)
    const others = [
      await aCoupon(world, { kind: 'member' }),
      await aCoupon(world, { claim_from: inDays(1) }),
      await aCoupon(world, { claim_until: world.clock.now() }),
      await aCoupon(world, { stock: 0 }),
    ]
    const shown = await offered(world.visitor)
    expect([open, ...others].map((id) => shown.includes(id))).toEqual([true, false, false, false, false])
  })

  it('should offer a store’s coupons in that store alone', async () => {
    const storeId = await world.make.store()
    const mine = await aCoupon(world, { kind: 'store', store_id: storeId })
    expect(await offered(world.visitor)).not.toContain(mine)
    expect(await offered(world.visitor, storeId)).toEqual([mine])
    expect(await offered(world.visitor, await world.make.store())).toEqual([])
  })

  it('should offer a customer no more of one than there may be', async () => {
    const ann = await world.make.customer({ member: true })
    const two = await aCoupon(world, { kind: 'member', per_customer: 2 })
    await receive(ann, two)
    expect(await offered(ann)).toContain(two)
    await receive(ann, two)
    expect(await offered(ann)).not.toContain(two)
  })
})

describe('coupon.center', () => {
  const states = async (caller: TestCaller, ids: readonly string[]) => {
    const items: OfferedCoupon[] = []
    for (let cursor: string | null | undefined; cursor !== null;) {
      const page = await caller.call(couponCenter, { pageSize: 50, cursor })
      items.push(...page.items)
      cursor = page.next
    }
    return ids.map((id) => items.find((item) => item.id === id)?.state)
  }

  it('should show what is on offer, also what the caller has, and what is gone or for members only', async () => {
    const ids = [
      await aCoupon(world),
      await aCoupon(world, { kind: 'member' }),
      await aCoupon(world, { stock: 0 }),
      await aCoupon(world, { claim_until: world.clock.now() }),
    ]
    expect(await states(world.visitor, ids)).toEqual(['open', 'membersOnly', 'soldOut', undefined])
    const ann = await world.make.customer({ member: true })
    await receive(ann, ids[0] ?? '')
    expect(await states(ann, ids)).toEqual(['received', 'open', 'soldOut', undefined])
    expect(await states(await world.make.customer(), ids)).toEqual(['open', 'membersOnly', 'soldOut', undefined])
  })
})

describe('coupon.gifts', () => {
  it('should list the gifts of the caller’s membership', async () => {
    const ann = await world.make.customer({ balance: 1500 })
    await becomeMember(ann, await aPlan(world))
    const { items } = await ann.call(couponGifts, {})
    expect(items.map(({ kind, count, amount }) => [kind, count, amount]).sort()).toEqual([
      ['bonus', 2, 300],
      ['envelopes', 4, 500],
    ])
    expect((await (await world.make.customer()).call(couponGifts, {})).items).toEqual([])
  })
})

describe('home.receiveCoupon', () => {
  it('should give a coupon that is good for its days, and the same one for the same key', async () => {
    const ann = await world.make.customer()
    const request = { couponId: await aCoupon(world, { valid_days: 7, stock: 9 }), idempotencyKey: randomUUID() }
    const [first, second] = [await ann.call(homeReceiveCoupon, request), await ann.call(homeReceiveCoupon, request)]
    expect(second).toEqual(first)
    expect(first).toMatchObject({ status: 'unused', amount: 500, validUntil: inDays(7).toISOString() })
    expect((await ann.call(couponList, {})).items).toEqual([first])
    const { items } = await world.visitor.call(homeCoupons, {})
    expect(items.find(({ id }) => id === request.couponId)?.left).toBe(8)
  })

  it('should refuse by name', async () => {
    const ann = await world.make.customer()
    const taken = await aCoupon(world)
    await receive(ann, taken)
    expect(await refused(ann, taken)).toBe('couponLimitReached')
    expect(await refused(ann, randomUUID())).toBe('couponNotFound')
    expect(await refused(ann, await aCoupon(world, { stock: 0 }))).toBe('couponUsedUp')
    expect(await refused(ann, await aCoupon(world, { kind: 'member' }))).toBe('notMember')
    expect(await refused(ann, await aCoupon(world, { claim_until: world.clock.now() }))).toBe('couponUnavailable')
  })

  it('should give the last three of a coupon to three of twenty who want it at once', async () => {
    const couponId = await aCoupon(world, { stock: 3 })
    const people = await Promise.all(Array.from({ length: 20 }, () => world.make.customer()))
    const answers = await Promise.allSettled(people.map((person) => receive(person, couponId)))
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
    const { db } = world.app.context
    const had = db.selectFrom('customer_coupons').select('id').where('coupon_id', '=', couponId)
    expect(await had.execute()).toHaveLength(3)
    const left = db.selectFrom('coupons').select('stock').where('id', '=', couponId)
    expect(await left.executeTakeFirst()).toEqual({ stock: 0 })
    expect(await refused(await world.make.customer(), couponId)).toBe('couponUsedUp')
  })

  it('should not let claims of a coupon without end wait for each other', async () => {
    const couponId = await aCoupon(world)
    const ann = await world.make.customer()
    await world.app.context.db.transaction().execute(async (tx) => {
      await tx.selectFrom('coupons').select('id').where('id', '=', couponId).forNoKeyUpdate().execute()
      expect(await receive(ann, couponId)).toMatchObject({ status: 'unused' })
    })
  })

  it.each([50, null])(
    'should give one of %s to a customer who asks twenty times at once',
    async (stock) => {
      const ann = await world.make.customer()
      const couponId = await aCoupon(world, { stock })
      const answers = await Promise.allSettled(Array.from({ length: 20 }, () => receive(ann, couponId)))
      expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    },
    30_000,
  )
})

describe('coupon.list', () => {
  it('should keep the unused by when they end, and the expired apart', async () => {
    const ann = await world.make.customer()
    const late = await given(world, ann.id, { valid_until: inDays(9) })
    const soon = await given(world, ann.id, { valid_until: inDays(2) })
    await given(world, (await world.make.customer()).id)
    const ids = async (tab: 'unused' | 'used' | 'expired') =>
      (await ann.call(couponList, { tab })).items.map(({ id }) => id)
    expect(await ids('unused')).toEqual([soon, late])
    world.clock.forward(3 * day)
    expect(await ids('unused')).toEqual([late])
    expect(await ids('expired')).toEqual([soon])
    expect(await ids('used')).toEqual([])
  })

  it('should count the unused ones, those not valid yet too, as coupon.count', async () => {
    const ann = await world.make.customer()
    const unused = async () => (await ann.call(couponCount, {})).unused
    expect(await unused()).toBe(0)
    await given(world, ann.id, { valid_until: inDays(9), valid_from: inDays(1) })
    await given(world, ann.id, { valid_until: inDays(2) })
    await given(world, (await world.make.customer()).id)
    expect(await unused()).toBe(2)
    world.clock.forward(2 * day)
    expect(await unused()).toBe(1)
  })

  it('should come in pages', async () => {
    const ann = await world.make.customer()
    for (let count = 0; count < 3; count++) await given(world, ann.id)
    const pages = await pagesOf(ann, couponList, { pageSize: 2 })
    expect(pages.map((items) => items.length)).toEqual([2, 1])
  })
})
