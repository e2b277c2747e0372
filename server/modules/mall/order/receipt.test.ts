import { randomUUID } from 'node:crypto'
import { aftersaleApply, aftersaleRevoke } from '@contract/calls/aftersale'
import { orderConfirmReceipt, orderExtendReceipt, orderRemindMerchant } from '@contract/calls/order'
import { type ParcelState, parcelStates } from '@contract/states/parcel'
import type { TestCaller } from '../../../testing/caller'
import { aMallOrder, mallDetail, sayOfParcel, shipParcel } from '../../../testing/mall-orders'
import { aWorld, type World } from '../../../testing/world'
import { receiptDue } from './receipt'

let world: World

beforeAll(async () => {
  world = await aWorld()
})
afterAll(() => world.close())

const day = 24
const statusOf = async (ann: TestCaller, orderId: string) => (await mallDetail(ann, orderId)).status
const daysLeft = async (ann: TestCaller, orderId: string) => {
  const { receiptBefore } = await mallDetail(ann, orderId)
  return receiptBefore && (Date.parse(receiptBefore) - world.clock.now().getTime()) / (day * 3_600_000)
}

async function aShippedOrder(parcels = 1) {
  const order = await aMallOrder(world, { parcels })
  for (const id of order.parcelIds) await shipParcel(world, id)
  return { ...order, first: order.parcelIds[0] ?? '' }
}

describe('the clock of receipt', () => {
  it('should confirm ten days after the last parcel left once all are delivered', async () => {
    const { ann, orderId, parcelIds } = await aShippedOrder(2)
    expect(await daysLeft(ann, orderId)).toBe(15)
    await world.hours(3 * day)
    for (const id of parcelIds) await sayOfParcel(world, id, 'delivered')
    expect(await daysLeft(ann, orderId)).toBe(7)
    await world.hours(7 * day - 1)
    expect(await statusOf(ann, orderId)).toBe('pendingReceipt')
    await world.hours(1)
    expect(await statusOf(ann, orderId)).toBe('success')
  })

  it('should wait for a delivery, and at most fifteen days', async () => {
    const { ann, orderId } = await aShippedOrder()
    await world.hours(10 * day + 1)
    expect(await statusOf(ann, orderId)).toBe('pendingReceipt')
    await world.hours(5 * day)
    expect(await statusOf(ann, orderId)).toBe('success')
  })

  it('should confirm at a delivery that comes after ten days', async () => {
    const { ann, orderId, first } = await aShippedOrder()
    await world.hours(12 * day)
    await sayOfParcel(world, first, 'delivered')
    await world.hours(0)
    expect(await statusOf(ann, orderId)).toBe('success')
  })

  it('should leave a delivery out that was reported before the order was paid', async () => {
    const { ann, orderId, first } = await aShippedOrder()
    const text = { en: 'Delivered', zh: '已签收' }
    const old = { state: 'delivered' as const, text, at: new Date(world.clock.now().getTime() - 20 * day * 3_600_000) }
    const { context, services } = world.app
    await context.db.transaction().execute((tx) => services.parcels.take(tx, first, [old]))
    expect(await daysLeft(ann, orderId)).toBe(15)
  })

  it('should wait long for a parcel that is lost, in which it can still be said that nothing came', async () => {
    const { ann, orderId, first } = await aShippedOrder()
    await sayOfParcel(world, first, 'lost')
    expect(await daysLeft(ann, orderId)).toBe(45)
    await world.hours(20 * day)
    expect(await statusOf(ann, orderId)).toBe('pendingReceipt')
  })

  it('should be extended by three days for a customer who asks, once', async () => {
    const { ann, orderId } = await aShippedOrder()
    expect(await mallDetail(ann, orderId)).toMatchObject({ canExtend: true })
    const { receiptBefore } = await ann.call(orderExtendReceipt, { orderId })
    expect(await mallDetail(ann, orderId)).toMatchObject({ canExtend: false, receiptBefore })
    expect(await daysLeft(ann, orderId)).toBe(18)
    expect(await ann.refusal(orderExtendReceipt, { orderId })).toBe('receiptExtended')
    await world.hours(18 * day - 1)
    expect(await statusOf(ann, orderId)).toBe('pendingReceipt')
    await world.hours(1)
    expect(await statusOf(ann, orderId)).toBe('success')
    expect(await ann.refusal(orderExtendReceipt, { orderId })).toBe('orderStateChanged')
  })

  it('should pause while a case is open, and continue from there', async () => {
    const { ann, orderId } = await aShippedOrder(2)
    await world.hours(day)
    const { id: refundId } = await ann.call(aftersaleApply, {
      orderId,
      service: 'refundOnly',
      lines: [{ position: 0, quantity: 1 }],
      reason: 'damaged',
      description: 'Broken',
      idempotencyKey: randomUUID(),
    })
    expect(await daysLeft(ann, orderId)).toBeNull()
    await world.hours(20)
    await ann.call(aftersaleRevoke, { refundId })
    expect(await daysLeft(ann, orderId)).toBe(14)
    await world.hours(14 * day)
    expect(await statusOf(ann, orderId)).toBe('success')
  })

  it('should have one winner when the customer confirms at once with it', async () => {
    const { ann, orderId, shop } = await aShippedOrder()
    world.clock.forward(15 * day * 60)
    const [refused] = await Promise.all([
      ann.refusal(orderConfirmReceipt, { orderId, idempotencyKey: randomUUID() }),
      world.app.context.jobs.runDue(),
    ])
    expect([undefined, 'orderStateChanged']).toContain(refused)
    const { status, timeline } = await mallDetail(ann, orderId)
    expect(status).toBe('success')
    expect(timeline.filter(({ step }) => step === 'success')).toHaveLength(1)
    expect(await world.make.heldFor(shop.id)).toBe(0)
  })
})

it('should remind a shop once a day', async () => {
  const { ann, orderId } = await aMallOrder(world)
  await ann.call(orderRemindMerchant, { orderId })
  await world.hours(23)
  expect(await ann.refusal(orderRemindMerchant, { orderId })).toBe('remindTooSoon')
  expect((await mallDetail(ann, orderId)).remindAgainAt).not.toBeNull()
  await world.hours(1)
  expect((await mallDetail(ann, orderId)).remindAgainAt).toBeNull()
  await ann.call(orderRemindMerchant, { orderId })
})

describe('the time of receipt', () => {
  const at = (days: number) => new Date(Date.UTC(2026, 0, 1 + days))
  const parcel = (
    left: number | null,
    delivered: number | null = null,
    state: ParcelState = delivered === null ? 'shipped' : 'delivered',
  ) => ({
    state,
    shipped_at: left === null ? null : at(left),
    delivered_at: delivered === null ? null : at(delivered),
  })
  const open = (days: number, refund_id = 'r') => ({ refund_id, state: 'merchantReview' as const, at: at(days) })
  const over = (days: number, refund_id = 'r') => ({ refund_id, state: 'revoked' as const, at: at(days) })

  const missing = ['lost', 'refused', 'returned']
  const onItsWay = parcelStates.filter((state) => !['toShip', 'delivered', 'cancelled'].includes(state))
  it.each(onItsWay)('should leave time for a case while a parcel is %s, beside delivered ones too', (state) => {
    const days = missing.includes(state) ? 45 : 15
    for (const beside of [[], [parcel(0, 1)]]) {
      const facts = { parcels: [parcel(0, null, state), ...beside], cases: [], extendedAt: null }
      expect(receiptDue(facts as never)).toEqual(at(days))
    }
  })

  it.each([
    ['nothing has left', [parcel(null)], [], null],
    ['one has not left', [parcel(0), parcel(null)], [], null],
    ['one of two is delivered', [parcel(0, 1), parcel(2)], [], 17],
    ['both are delivered', [parcel(0, 1), parcel(2, 4)], [], 12],
    ['it is delivered late', [parcel(0, 13)], [], 13],
    ['a case is open', [parcel(0, 1)], [open(2)], null],
    ['a case was open for two days', [parcel(0, 1)], [open(2), over(4)], 12],
    ['a case was over before it left', [parcel(5, 6)], [open(2), over(4)], 15],
    ['a case was open while it left', [parcel(5, 6)], [open(2), over(7)], 17],
    ['two cases overlapped', [parcel(0, 1)], [open(2), open(3, 's'), over(4), over(6, 's')], 14],
    ['one of two cases is over', [parcel(0, 1)], [open(2), open(3, 's'), over(4)], null],
  ])('should be right when %s', (_, parcels, cases, days) => {
    expect(receiptDue({ parcels, cases, extendedAt: null } as never)).toEqual(days === null ? null : at(days))
  })
})
