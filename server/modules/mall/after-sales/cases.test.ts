import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import {
  aftersaleApply,
  aftersaleDetail,
  aftersaleEscalate,
  aftersaleExpressCompanies,
  aftersaleReasons,
  aftersaleSendBack,
} from '@contract/calls/aftersale'
import { orderApplyRefund, orderCancelRefund, orderConfirmReceipt, orderRefundDetail } from '@contract/calls/order'
import { afterSalesLimits } from '@contract/after-sales-limits'
import { ledgerFaults } from '../../../../tests/money/ledger-faults'
import type { Database } from '../../../database/schema'
import { CaseFactory } from '../../../testing/cases'
import { Cashier, openAt } from '../../../testing/payments'
import { pointsOf } from '../../../testing/points'
import { aWorld, type World } from '../../../testing/world'
import { trustedId } from '../../../security/trusted-id'

type Tx = Transaction<Database>

const paid = 10_000_00
const key = () => ({ idempotencyKey: randomUUID() })

let world: World
let cases: CaseFactory

beforeAll(async () => {
  world = await aWorld()
  cases = new CaseFactory(world)
})
afterAll(() => world.close())
afterEach(async () => expect(await ledgerFaults(world.app.context.db)).toEqual([]))

const balance = (id: string) => world.make.balanceOf('customer', id)
const inTx = <T>(work: (tx: Tx) => Promise<T>) => world.app.context.db.transaction().execute(work)
const desk = () => world.app.services.afterSales
const disputes = () => world.app.services.disputes

/** Reports a return's tracking, as a carrier does. */
const told = (id: string, isThere: boolean) =>
  inTx(async (tx) => {
    const now = world.clock.now()
    const news = { scannedAt: now, deliveredAt: isThere ? now : null }
    await desk().returnTold(tx, await desk().lock(tx, trustedId('refund', id)), news)
  })

it('is no refund of a delivery, whose calls name where it is handled', async () => {
  const { ann, orderId } = await cases.order([{ quantity: 2 }])
  const asked = { orderId, type: 'full' as const, reason: 'Too late', description: 'Too late', ...key() }
  expect(await ann.refusal(orderApplyRefund, asked)).toBe('handledByAfterSales')
  const { id: refundId } = await cases.apply(ann, orderId)
  for (const call of [orderRefundDetail, orderCancelRefund])
    expect(await ann.refusal(call, { refundId })).toBe('handledByAfterSales')
  expect((await cases.of(ann, refundId)).state).toBe('merchantReview')
})

it('should have the deadline for opening it shown with its order', async () => {
  const { ann, orderId } = await cases.shipped()
  expect((await cases.detail(ann, orderId)).refundBefore).toBeNull()
  await ann.call(orderConfirmReceipt, { orderId, idempotencyKey: randomUUID() })
  const { refundBefore, lines } = await cases.detail(ann, orderId)
  expect(refundBefore).not.toBeNull()
  expect(refundBefore).toBe(lines[0]?.afterSales.faultBefore)
  await world.hours(15 * 24 + 1)
  expect((await cases.detail(ann, orderId)).refundBefore).toBeNull()
})

describe('a case before anything has left', () => {
  it('should bring back goods and shipping, stock and order', async () => {
    const { ann, orderId, skuIds } = await cases.order([{ quantity: 2 }])
    const lines = [{ position: 0, quantity: 2 }]
    const made = await cases.apply(ann, orderId, { lines, reason: 'changedMind' })
    expect(made).toMatchObject({
      ...{ state: 'merchantReview', amount: 10_800, fees: 800, type: 'full', fault: 'buyer', returnPaidBy: null },
      ...{ reasonKey: 'changedMind', editsLeft: 3, actions: ['revoke', 'edit'], isChosenAmount: false },
      steps: [
        { key: 'applied', state: 'done' },
        { key: 'review', state: 'current' },
        { key: 'refunded', state: 'ahead' },
      ],
      statements: [{ by: 'customer', kind: 'applied', text: 'It is torn' }],
      destinations: [{ method: 'balance', amount: 10_800 }],
    })
    await cases.fire(made.id, 'agreeRefund', 'merchant')
    expect(await balance(ann.id)).toBe(paid)
    expect(await cases.stock(skuIds[0] ?? '')).toBe(50)
    expect(await cases.detail(ann, orderId)).toMatchObject({ status: 'closed', refunded: 10_800 })
  })

  it('should name what goes back to the provider and to the balance, before and after', async () => {
    const cashier = new Cashier(world)
    const { ann, orderId, positions } = await cases.order([{ quantity: 2 }, { quantity: 1 }], 0, async (buyer, id) => {
      const token = await openAt(buyer, 'wechat', { orderId: id }, 70_00)
      await cashier.decide(token, 'succeed')
      return cashier.notify(token)
    })
    const atProvider = (await cases.detail(ann, orderId)).total - 70_00
    const [two = 0, one = 0] = positions
    const first = await cases.apply(ann, orderId, { lines: [{ position: one, quantity: 1 }] })
    const second = await cases.apply(ann, orderId, { lines: [{ position: two, quantity: 2 }] })
    expect(first.destinations).toEqual([{ method: 'wechat', amount: first.amount }])
    await cases.fire(first.id, 'agreeRefund', 'merchant')
    for (const event of ['agreeRefund', undefined] as const) {
      const { amount, destinations } = await cases.of(ann, second.id)
      expect(destinations).toEqual([
        { method: 'wechat', amount: atProvider - first.amount },
        { method: 'balance', amount: amount - (atProvider - first.amount) },
      ])
      if (event) await cases.fire(second.id, event, 'merchant')
    }
    expect((await cases.of(ann, first.id)).destinations).toEqual(first.destinations)
    expect(await balance(ann.id)).toBe(paid)
  })

  it('should leave the order to be received once all that is left of it has been shipped', async () => {
    const { ann, orderId, skuIds } = await cases.order([{ quantity: 3, stock: 1 }])
    const [first] = (await cases.detail(ann, orderId)).parcelList
    await cases.ship(first?.id ?? '')
    const left = first?.lines[0]?.quantity ?? 0
    const { id } = await cases.apply(ann, orderId, { lines: [{ position: 0, quantity: 3 - left }] })
    await cases.fire(id, 'agreeRefund', 'merchant')
    expect(await cases.detail(ann, orderId)).toMatchObject({ status: 'pendingReceipt', parcels: 1 })
    expect(await cases.stock(skuIds[0] ?? '')).toBe(3 - left)
  })

  it('should offer no return of what has not left', async () => {
    const { ann, orderId } = await cases.order([{ quantity: 2 }])
    expect((await cases.detail(ann, orderId)).lines[0]?.afterSales).toMatchObject({
      ...{ services: ['refundOnly'], left: 2, unshipped: 2, case: null, faultBefore: null },
    })
    const asked = cases.asks(orderId, { service: 'returnAndRefund' })
    expect(await ann.refusal(aftersaleApply, asked)).toBe('refundUnavailable')
  })
})

it('refunds the points that paid, and says how many', async () => {
  const { ann, orderId } = await cases.order([{ price: 10_000, quantity: 2 }], 1000)
  const before = await pointsOf(ann)
  const one = await cases.apply(ann, orderId)
  await cases.fire(one.id, 'agreeRefund', 'merchant')
  expect(await cases.of(ann, one.id)).toMatchObject({ amount: 9500, points: 500 })
  const rest = await cases.apply(ann, orderId)
  await cases.fire(rest.id, 'agreeRefund', 'merchant')
  expect(await cases.of(ann, rest.id)).toMatchObject({ type: 'full', amount: 10_300, points: 500 })
  expect((await pointsOf(ann)) - before).toBe(1000)
  expect(await balance(ann.id)).toBe(paid)
})

describe('a chosen amount', () => {
  it('should leave quantities as they are, and the rest of the line come back to the cent', async () => {
    const { ann, orderId, positions } = await cases.shipped([{ price: 3333, quantity: 3 }, {}])
    const position = positions[0] ?? 0
    const lines = [{ position, quantity: 3 }]
    const high = cases.asks(orderId, { lines, amount: 10_000 })
    expect(await ann.refusal(aftersaleApply, high)).toBe('refundAmountTooHigh')
    const { id, ...made } = await cases.apply(ann, orderId, { lines, amount: 1000 })
    expect(made).toMatchObject({ amount: 1000, isChosenAmount: true, type: 'partial' })
    await cases.fire(id, 'agreeRefund', 'merchant')
    expect((await cases.detail(ann, orderId)).lines[position]).toMatchObject({
      refundedQuantity: 0,
      afterSales: { left: 3, refundedAmount: 1000, case: { id, state: 'refundComplete' } },
    })
    expect(await cases.giving(ann, orderId, position, 3)).toBe(8999)
    const one = await cases.apply(ann, orderId, { lines: [{ position, quantity: 1 }] })
    expect(one.amount).toBe(2999)
    await cases.fire(one.id, 'agreeRefund', 'merchant')
    const rest = await cases.apply(ann, orderId, { lines: [{ position, quantity: 2 }] })
    expect(rest.amount).toBe(6000)
  })
})

describe('a return', () => {
  it('should go back to the shop’s address, be corrected until its first scan, and be refunded', async () => {
    const { ann, orderId, id, skuIds } = await cases.sentBack(2)
    const sent = await cases.of(ann, id)
    expect(sent).toMatchObject({
      ...{ state: 'returnedGoods', returnPaidBy: 'shop', actions: ['correctReturn'] },
      returnAddress: { name: 'Returns' },
      returnParcel: { company: { key: 'zhongtong', name: 'ZTO Express' }, number: 'ZT900800700', scannedAt: null },
    })
    expect((await cases.sendBack(ann, id, 'ZT1')).returnParcel).toMatchObject({ number: 'ZT1' })
    await told(id, false)
    const again = { refundId: id, logistics: { company: 'zhongtong', number: 'ZT2', contact: '13912345678' } }
    expect(await ann.refusal(aftersaleSendBack, again)).toBe('returnOnItsWay')
    await inTx(async (tx) =>
      desk().countIn(tx, await desk().lock(tx, trustedId('refund', id)), [{ position: 0, received: 2, sellable: 1 }]),
    )
    expect(await cases.of(ann, id)).toMatchObject({ state: 'refundComplete', amount: 10_800, fees: 800 })
    expect(await cases.stock(skuIds[0] ?? '')).toBe(49)
    expect(await cases.detail(ann, orderId)).toMatchObject({ status: 'closed' })
  })

  it('should wait for the shop by that name, and not for what it may agree to', async () => {
    const { ann, orderId } = await cases.shipped()
    const { steps } = await cases.apply(ann, orderId, { service: 'returnAndRefund' })
    expect(steps.map(({ key, state }) => `${key} ${state}`).slice(0, 3)).toEqual([
      ...['applied done', 'review current', 'sendBack ahead'],
    ])
  })

  it('should offer the reasons of an edited case as of when it was opened', async () => {
    const { ann, orderId } = await cases.received()
    const { id: refundId } = await cases.apply(ann, orderId, { service: 'returnAndRefund', reason: 'changedMind' })
    await world.hours(7 * 24 + 1)
    const offered = async (edited = {}) => {
      const { items } = await ann.call(aftersaleReasons, { orderId, ...edited })
      return items.find(({ key }) => key === 'changedMind')?.services
    }
    expect([await offered({ refundId }), await offered()]).toEqual([['returnAndRefund'], []])
  })

  it('should list companies under the first letter of their name', async () => {
    const { ann } = await cases.shipped()
    const letters = async (language: 'en' | 'zh') => {
      ann.language = language
      const { items } = await ann.call(aftersaleExpressCompanies, {})
      return items.filter(({ key }) => ['ems', 'danniao'].includes(key)).map(({ letter }) => letter)
    }
    expect([await letters('en'), await letters('zh')]).toEqual([
      ['E', 'C'],
      ['Z', 'C'],
    ])
  })

  it('should refuse an unknown company and the number of the parcel that came', async () => {
    const { ann, id } = await cases.sentBack()
    const said = (company: string, number: string) => ({
      refundId: id,
      logistics: { company, number, contact: '13912345678' },
    })
    expect(await ann.refusal(aftersaleSendBack, said('pigeon', 'P1'))).toBe('carrierUnknown')
    expect(await ann.refusal(aftersaleSendBack, said('shunfeng', 'sf100200300'))).toBe('trackingNumberOutgoing')
    expect(await ann.refusal(aftersaleSendBack, said('shunfeng', '   '))).toBe('invalidRequest')
    const { items } = await ann.call(aftersaleExpressCompanies, { keyword: 'zto' })
    expect(items).toMatchObject([{ key: 'zhongtong' }])
  })

  it('should refund what arrived and dispute what did not', async () => {
    const { ann, orderId, id } = await cases.sentBack(3, { price: 3333, quantity: 3 })
    await inTx(async (tx) =>
      desk().countIn(tx, await desk().lock(tx, trustedId('refund', id)), [{ position: 0, received: 2, sellable: 2 }]),
    )
    const counted = await cases.of(ann, id)
    expect(counted).toMatchObject({
      ...{ state: 'refundComplete', amount: 6666 },
      counted: { announced: 3, received: 2, disputed: 1, refunded: 6666, disputedAmount: 3333 },
    })
    const disputed = await cases.of(ann, counted.counted?.disputeId ?? '')
    expect(disputed).toMatchObject({
      ...{ state: 'refused', splitFromId: id, actions: ['revoke', 'edit', 'escalate'] },
      lines: [{ quantity: 1, amount: 3333 }],
      refusal: 'Fewer arrived than you sent',
    })
    await ann.call(aftersaleEscalate, { refundId: disputed.id })
    await inTx((tx) => disputes().decide(tx, trustedId('refund', disputed.id), { outcome: 'all', text: 'Lost' }))
    expect(await cases.of(ann, disputed.id)).toMatchObject({
      state: 'refundComplete',
      decision: { outcome: 'all', amount: 3333 + 800 },
    })
    expect(await cases.detail(ann, orderId)).toMatchObject({ status: 'closed', refunded: 9999 + 800 })
  })

  it('should leave the shop its shipping where the buyer changed their mind, and pay it out', async () => {
    const { ann, orderId, shopId } = await cases.shipped([{}])
    const { id } = await cases.apply(ann, orderId, { service: 'returnAndRefund', reason: 'changedMind' })
    await cases.fire(id, 'agreeReturn', 'merchant', {
      returnAddress: { name: 'Returns', phone: '0571-88206612', address: '18 Longwu Tea Town' },
    })
    await cases.sendBack(ann, id)
    await cases.fire(id, 'receive', 'merchant')
    expect(await cases.of(ann, id)).toMatchObject({ amount: 5000, fees: 0, returnPaidBy: 'buyer' })
    expect(await cases.detail(ann, orderId)).toMatchObject({ status: 'closed', refunded: 5000 })
    expect(await world.make.balanceOf('store', shopId)).toBe(800)
    expect(await balance(ann.id)).toBe(paid - 800)
  })
})

it('should stay open when its buyer confirms receipt, and be refunded by the shop that was paid', async () => {
  const { ann, orderId, shopId } = await cases.shipped([{ quantity: 2 }])
  const { id } = await cases.apply(ann, orderId)
  await ann.call(orderConfirmReceipt, { orderId, ...key() })
  expect(await cases.detail(ann, orderId)).toMatchObject({ status: 'success', receiptBefore: null })
  expect(await cases.of(ann, id)).toMatchObject({ state: 'merchantReview', actions: ['revoke', 'edit'] })
  const settled = await world.make.balanceOf('store', shopId)
  await cases.fire(id, 'agreeRefund', 'merchant')
  expect(await cases.of(ann, id)).toMatchObject({ state: 'refundComplete', amount: 5000 })
  expect(await balance(ann.id)).toBe(paid - 5000 - 800)
  expect(await world.make.balanceOf('store', shopId)).toBeLessThan(settled)
})

describe('a silent shop', () => {
  it('should agree to a return at its address, and to what was delivered back', async () => {
    const { ann, orderId, shopId } = await cases.shipped([{}])
    const atShop = { name: 'Shanye Tea, returns', phone: '0571-88206612', address: '18 Longwu Tea Town' }
    const sealed = world.app.context.seal.seal(JSON.stringify(atShop))
    await world.make.changeStore(shopId, { return_address_sealed: sealed })
    const { id } = await cases.apply(ann, orderId, { service: 'returnAndRefund' })
    await world.hours(afterSalesLimits.answerHours)
    expect(await cases.of(ann, id)).toMatchObject({ state: 'awaitingReturn', returnAddress: atShop })
    await cases.sendBack(ann, id)
    await told(id, true)
    await world.hours(afterSalesLimits.countDays * 24)
    expect((await cases.of(ann, id)).state).toBe('refundComplete')
  })

  it('should show its address in the customer’s language, and as carriers read it', async () => {
    const { ann, orderId, shopId } = await cases.shipped([{}])
    const label = { name: '山野茶社', address: '杭州市龙坞茶镇18号' }
    const english = { name: 'Shanye Tea', address: '18 Longwu Tea Town, Hangzhou' }
    const sealed = world.app.context.seal.seal(JSON.stringify({ ...label, phone: '0571-88206612', english }))
    await world.make.changeStore(shopId, { return_address_sealed: sealed })
    const { id } = await cases.apply(ann, orderId, { service: 'returnAndRefund' })
    await world.hours(afterSalesLimits.answerHours)
    expect((await cases.of(ann, id)).returnAddress).toEqual({ ...english, phone: '0571-88206612', label })
    ann.language = 'zh'
    expect((await ann.call(aftersaleDetail, { refundId: id })).returnAddress).toEqual({
      ...label,
      phone: '0571-88206612',
    })
  })

  it('should not agree to what never arrived', async () => {
    const { ann, id } = await cases.sentBack()
    await world.hours(afterSalesLimits.receiveDays * 24)
    expect(await cases.of(ann, id)).toMatchObject({
      state: 'refused',
      refusal: 'The shop didn’t receive the return',
    })
  })
})
