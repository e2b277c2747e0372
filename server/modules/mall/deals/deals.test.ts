import { randomUUID } from 'node:crypto'
import { aftersaleApply } from '@contract/calls/aftersale'
import { mallPointsConfirm, mallPointsGoods } from '@contract/calls/mall'
import { orderCancel, orderDetail, orderSubmit, orderUsableCoupons } from '@contract/calls/order'
import { paymentBalancePay, paymentTypes, paymentWechatOrder } from '@contract/calls/payment'
import { pointsSeckillList, pointsWinningList } from '@contract/calls/points'
import { minutesAfter } from '../../../clock'
import { withBooks } from '../../../testing/books'
import type { TestCaller } from '../../../testing/caller'
import { given } from '../../../testing/coupons'
import { MallFactory } from '../../../testing/mall'
import { aPlan, becomeMember } from '../../../testing/membership'
import { givePoints, pointsOf } from '../../../testing/points'
import { decide } from '../../../testing/refunds'
import type { World } from '../../../testing/world'

let world: World
let mall: MallFactory
let tea: { id: string; templateId: string }

withBooks((its) => ({ world } = its))

beforeAll(async () => {
  mall = new MallFactory(world.app.context.db, world.make)
  tea = await mall.shop({ full_discounts: JSON.stringify([{ over: 100, off: 50 }]) })
})

async function aShopper(points: number, balance = 100_00) {
  const ann = await world.make.customer({ balance })
  await world.make.address(ann.id, { region_code: '440305' })
  if (points > 0) await givePoints(world, ann.id, points)
  return ann
}

const aSku = async (stock = 100) => (await mall.product(tea, {}, [{ stock }])).skuIds[0] ?? ''

const once = () => ({ idempotencyKey: randomUUID() })
const confirm = (ann: TestCaller, dealId: string, quantity = 1) => ann.call(mallPointsConfirm, { dealId, quantity })
const submit = (ann: TestCaller, quoteId: string) => ann.call(orderSubmit, { quoteId, ...once() })
const pay = (ann: TestCaller, orderId: string) =>
  ann.call(paymentBalancePay, { orderId, payPassword: '246810', ...once() })
const cancel = (ann: TestCaller, orderId: string) =>
  ann.call(orderCancel, { orderId, reason: 'changedMind', ...once() })
const order = async (ann: TestCaller, dealId: string, quantity = 1) =>
  (await submit(ann, (await confirm(ann, dealId, quantity)).id)).orderId

const taken = async (dealId: string) => {
  const row = world.app.context.db.selectFrom('mall_deals').select('taken').where('id', '=', dealId)
  return (await row.executeTakeFirstOrThrow()).taken
}

const listed = async (caller: TestCaller, dealId: string) => {
  const { items } = await caller.call(mallPointsGoods, { pageSize: 50 })
  return items.find(({ id }) => id === dealId)
}

describe('a purchase for points alone', () => {
  it('should cost nothing, need the pay password and no provider, and be paid once', async () => {
    const ann = await aShopper(2500, 0)
    await given(world, ann.id, { kind: 'platform', amount: 200, for_kinds: ['mall'] })
    const dealId = await mall.deal(await aSku())
    const quote = await confirm(ann, dealId, 2)
    expect(quote).toMatchObject({ dealId, total: 0, blocker: null, points: { balance: 2500, used: 2000, toEarn: 0 } })
    expect(quote.components.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['goods', 2000],
      ['delivery', 0],
      ['points', -2000],
    ])
    expect((await ann.call(orderUsableCoupons, { quoteId: quote.id })).items).toEqual([])
    const { orderId, total } = await submit(ann, quote.id)
    expect([total, await pointsOf(ann)]).toEqual([0, 500])
    const { amount, types } = await ann.call(paymentTypes, { orderId })
    expect([amount, types.filter(({ usable }) => usable).map(({ kind }) => kind)]).toEqual([0, ['balance']])
    const wechat = { orderId, paymentScene: 'app' as const, ...once() }
    expect(await ann.refusal(paymentWechatOrder, wechat)).toBe('paymentTypeUnavailable')
    const wrong = { orderId, payPassword: '135790', ...once() }
    expect(await ann.refusal(paymentBalancePay, wrong)).toBe('payPasswordWrong')
    const key = { orderId, payPassword: '246810', ...once() }
    const paid = await Promise.all([ann.call(paymentBalancePay, key), ann.call(paymentBalancePay, key)])
    expect(paid).toEqual([
      { status: 'paid', paid: 0, balance: 0 },
      { status: 'paid', paid: 0, balance: 0 },
    ])
    expect(await ann.refusal(paymentBalancePay, { ...key, ...once() })).toBe('alreadyPaid')
    expect(await ann.call(orderDetail, { orderId })).toMatchObject({ state: 'pendingShipment', total: 0 })
  })

  it('should settle the shop in full, and return the points of each refunded piece', async () => {
    const ann = await aShopper(3001)
    const dealId = await mall.deal(await aSku(), { points: 1000 })
    const orderId = await order(ann, dealId, 3)
    await pay(ann, orderId)
    const back = async (quantity: number) => {
      const lines = [{ position: 0, quantity }]
      const asked = { orderId, service: 'refundOnly', lines, reason: 'changedMind', description: 'Too many' } as const
      const { id } = await ann.call(aftersaleApply, { ...asked, ...once() })
      await decide(world, orderId, id, 'agreeRefund')
    }
    await back(1)
    expect([await pointsOf(ann), await taken(dealId)]).toEqual([1001, 2])
    expect(await ann.call(orderDetail, { orderId })).toMatchObject({ state: 'pendingShipment', refunded: 0 })
    await back(2)
    expect([await pointsOf(ann), await taken(dealId)]).toEqual([3001, 0])
    expect(await ann.call(orderDetail, { orderId })).toMatchObject({ state: 'closed' })
  })
})

describe('a purchase for points and money', () => {
  it('should take both, without other offers, and release both when it is cancelled unpaid', async () => {
    const ann = await aShopper(1500)
    const dealId = await mall.deal(await aSku(), { points: 1200, cash: 990, per_person: 1 })
    const quote = await confirm(ann, dealId)
    expect(quote).toMatchObject({ total: 990, shops: [{ lines: [{ price: 2190, points: 1200 }], shippingFee: 0 }] })
    const { orderId } = await submit(ann, quote.id)
    expect(await listed(ann, dealId)).toMatchObject({ state: 'reserved', taken: 1, reserved: { orderId } })
    expect(await ann.refusal(mallPointsConfirm, { dealId })).toBe('overPurchaseLimit')
    await cancel(ann, orderId)
    expect([await pointsOf(ann), await taken(dealId)]).toEqual([1500, 0])
    expect(await listed(ann, dealId)).toMatchObject({ state: 'open', taken: 0, reserved: null })
    await pay(ann, await order(ann, dealId))
    expect(await world.make.balanceOf('customer', ann.id)).toBe(100_00 - 990)
    expect(await listed(ann, dealId)).toMatchObject({ state: 'limitReached' })
  })

  it('should say what is missing, and not be placed without the points', async () => {
    const ann = await aShopper(400)
    const dealId = await mall.deal(await aSku())
    expect(await listed(ann, dealId)).toMatchObject({ state: 'notEnough', missing: 600 })
    expect(await listed(world.visitor, dealId)).toMatchObject({ state: 'open', missing: 0 })
    const { items } = await ann.call(mallPointsGoods, { filter: 'affordable', pageSize: 50 })
    expect(items.every(({ points }) => points <= 400)).toBe(true)
    const quote = await confirm(ann, dealId)
    expect(quote.blocker).toMatchObject({ failure: 'pointsInsufficient' })
    expect(await ann.refusal(orderSubmit, { quoteId: quote.id, ...once() })).toBe('pointsInsufficient')
  })

  it('should be for members alone where it says so', async () => {
    const ann = await aShopper(2000)
    const dealId = await mall.deal(await aSku(), { members_only: true })
    expect(await listed(ann, dealId)).toMatchObject({ state: 'membersOnly' })
    expect(await ann.refusal(mallPointsConfirm, { dealId })).toBe('notMember')
    await becomeMember(ann, await aPlan(world))
    expect(await confirm(ann, dealId)).toMatchObject({ blocker: null })
    expect(await ann.refusal(mallPointsConfirm, { dealId: randomUUID() })).toBe('productNotFound')
  })

  it('should hold the limit of a person over the device', async () => {
    const [ann, ben] = [await aShopper(5000), await aShopper(5000)]
    ann.device = ben.device = 'phone-of-ann-and-ben'
    const dealId = await mall.deal(await aSku(), { per_person: 1 })
    await order(ann, dealId)
    expect(await ben.refusal(mallPointsConfirm, { dealId })).toBe('overPurchaseLimit')
    ben.device = undefined
    expect(await confirm(ben, dealId)).toMatchObject({ blocker: null })
  })

  it('should not be placed twice by orders at once beyond the limit of a person', async () => {
    const ann = await aShopper(5000)
    const dealId = await mall.deal(await aSku(), { per_person: 1 })
    const quotes = [await confirm(ann, dealId), await confirm(ann, dealId)]
    const failures = await Promise.all(quotes.map(({ id }) => ann.refusal(orderSubmit, { quoteId: id, ...once() })))
    expect(failures.sort()).toEqual(['overPurchaseLimit', undefined])
    expect(await taken(dealId)).toBe(1)
  })
})

describe('flash sales', () => {
  it('should begin and end by the clock of the server', async () => {
    const ann = await aShopper(0)
    const now = world.clock.now()
    const roundId = await mall.round(minutesAfter(now, 30), minutesAfter(now, 90))
    const dealId = await mall.deal(await aSku(), { round_id: roundId, points: 0, cash: 3990 })
    const stateOf = async () =>
      (await ann.call(pointsSeckillList, { roundId })).items.find(({ id }) => id === dealId)?.state
    expect(await stateOf()).toBe('soon')
    expect(await ann.refusal(mallPointsConfirm, { dealId })).toBe('flashNotYet')
    await world.hours(0.75)
    expect(await ann.call(pointsSeckillList, {})).toMatchObject({ roundId, items: [{ state: 'open', cash: 3990 }] })
    const quote = await confirm(ann, dealId)
    expect(quote).toMatchObject({ total: 3990, points: { usable: 0, used: 0 } })
    await world.hours(1)
    expect(await ann.refusal(orderSubmit, { quoteId: quote.id, ...once() })).toBe('quoteExpired')
    expect(await stateOf()).toBe('over')
    expect(await ann.refusal(mallPointsConfirm, { dealId })).toBe('flashOver')
  })

  it('should sell exactly as many as there are to 64 at once, and name who got them by masked phones', async () => {
    const now = world.clock.now()
    const roundId = await mall.round(minutesAfter(now, -1), minutesAfter(now, 60))
    const dealId = await mall.deal(await aSku(), { round_id: roundId, points: 0, cash: 100, quantity: 7 })
    const buyers = await Promise.all(Array.from({ length: 64 }, () => aShopper(0)))
    const quotes = await Promise.all(buyers.map((buyer) => confirm(buyer, dealId)))
    const failures = await Promise.all(
      buyers.map((buyer, index) => buyer.refusal(orderSubmit, { quoteId: quotes[index]?.id ?? '', ...once() })),
    )
    expect(failures.filter((failure) => failure === undefined)).toHaveLength(7)
    expect(new Set(failures)).toEqual(new Set([undefined, 'soldOut']))
    expect(await taken(dealId)).toBe(7)
    const lucky = buyers[failures.indexOf(undefined)]
    if (!lucky) throw new Error('nobody got one')
    expect(await world.visitor.call(pointsWinningList, { roundId })).toEqual({ items: [], count: 0 })
    const { items } = await lucky.call(pointsSeckillList, { roundId })
    await pay(lucky, items[0]?.reserved?.orderId ?? '')
    world.clock.forward(1)
    const won = await world.visitor.call(pointsWinningList, { roundId })
    expect(won).toMatchObject({ count: 1, items: [{ goods: 'Longjing tea' }] })
    expect(won.items[0]?.phone).toMatch(/^\d{3}\*{4}\d{4}$/)
    await world.hours(1)
    expect(await taken(dealId)).toBe(1)
  })
})
