import { randomUUID } from 'node:crypto'
import {
  merchantCheckVoucher,
  merchantRedeemVoucher,
  merchantRedemptions,
  merchantUndoRedeem,
} from '@contract/calls/merchant'
import { orderApplyRefund, orderCancel, orderDetail, orderList } from '@contract/calls/order'
import {
  voucherDetail,
  voucherList,
  voucherPackage,
  voucherPackages,
  voucherQr,
  voucherRefund,
} from '@contract/calls/voucher'
import { orderReview } from '@contract/calls/review'
import { ledgerFaults } from '../../../tests/money/ledger-faults'
import type { TestCaller } from '../../testing/caller'
import { aPackage, buyVouchers, orderVouchers } from '../../testing/vouchers'
import { aWorld, type World } from '../../testing/world'

let world: World
beforeAll(async () => {
  world = await aWorld()
})
afterAll(() => world.close())
afterEach(async () => expect(await ledgerFaults(world.app.context.db)).toEqual([]))

const price = 88_01
const key = () => ({ idempotencyKey: randomUUID() })

/** A store with its merchant, and a customer with 1,000.00. */
async function aShop() {
  const [till, ann] = [await world.make.customer(), await world.make.customer({ balance: 1000_00 })]
  const storeId = await world.make.store({ merchant_id: till.id })
  return { till, ann, storeId }
}
const codeOf = async (ann: TestCaller, orderId: string) => (await ann.call(voucherDetail, { orderId })).code ?? ''
const ticketOf = async (till: TestCaller, storeId: string, code: string) =>
  (await till.call(merchantCheckVoucher, { storeId, code })).ticket

/** Five paid vouchers with the ticket of a till that found them. */
async function five(given: Parameters<typeof aPackage>[2] = {}) {
  const shop = await aShop()
  const packageId = await aPackage(world, shop.storeId, given)
  const orderId = await buyVouchers(shop.ann, packageId, 5)
  const code = await codeOf(shop.ann, orderId)
  const ticket = () => ticketOf(shop.till, shop.storeId, code)
  const redeem = async (count: number, own = key()) =>
    shop.till.call(merchantRedeemVoucher, { storeId: shop.storeId, ticket: await ticket(), count, ...own })
  return { ...shop, packageId, orderId, code, ticket, redeem }
}
const storeHolds = (id: string) => world.make.balanceOf('store', id)
const later = async (minutes: number) => {
  world.clock.forward(minutes)
  await world.app.context.jobs.runDue()
}

describe('packages', () => {
  it('should be listed at all of their stores, and show how many a customer may still buy', async () => {
    const { ann, storeId } = await aShop()
    const branch = await world.make.store()
    const id = await aPackage(world, storeId, { also: [branch], per_customer: 3 })
    for (const at of [storeId, branch])
      expect(await world.visitor.call(voucherPackages, { storeId: at })).toMatchObject({ items: [{ id, price }] })
    await buyVouchers(ann, id, 2)
    expect(await ann.call(voucherPackage, { packageId: id })).toMatchObject({ most: 1, sold: 2 })
    await expect(orderVouchers(ann, id, 2)).rejects.toThrow('packageLimitReached')
  })

  it('should sell the last one once, and have back what is not paid', async () => {
    const { ann, storeId } = await aShop()
    const ben = await world.make.customer({ balance: 1000_00 })
    const id = await aPackage(world, storeId, { stock: 1 })
    const tries = await Promise.allSettled([orderVouchers(ann, id, 1), orderVouchers(ben, id, 1)])
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await later(60)
    expect(await ann.call(voucherPackage, { packageId: id })).toMatchObject({ isSoldOut: false, sold: 0 })
  })
})

describe('vouchers', () => {
  it('should be redeemed some at a time, and pay the store an hour after the last', async () => {
    const { ann, orderId, storeId, redeem, till } = await five()
    expect(await ann.call(orderDetail, { orderId })).toMatchObject({ kind: 'voucher', state: 'usable', usable: 5 })
    await redeem(2)
    expect(await ann.call(voucherDetail, { orderId })).toMatchObject({ usable: 3, redeemed: 2, uses: [{ count: 2 }] })
    await redeem(3)
    expect(await ann.call(voucherDetail, { orderId })).toMatchObject({ state: 'used', usable: 0, code: null })
    expect(await till.call(merchantRedemptions, { storeId })).toMatchObject({ count: 5 })
    expect(await storeHolds(storeId)).toBe(0)
    await later(61)
    expect(await ann.call(voucherDetail, { orderId })).toMatchObject({
      state: 'review',
      actions: expect.arrayContaining(['evaluate']),
    })
    expect(await storeHolds(storeId)).toBeGreaterThan(0)
    const review = { orderId, rating: 4, text: 'As promised', pictures: [], anonymous: false, ...key() }
    expect(await ann.call(orderReview, review)).toMatchObject({ rating: 4 })
    expect(await ann.call(voucherDetail, { orderId })).toMatchObject({ state: 'done', actions: ['remove', 'again'] })
    expect(await ann.refusal(orderReview, { ...review, ...key() })).toBe('alreadyReviewed')
  })

  it('should be redeemed once however often it is sent', async () => {
    const { ann, orderId, storeId, ticket, till } = await five()
    const request = { storeId, ticket: await ticket(), count: 2, ...key() }
    const [one, two] = await Promise.all([
      till.call(merchantRedeemVoucher, request),
      till.call(merchantRedeemVoucher, request),
    ])
    expect(one.id).toBe(two.id)
    expect(await ann.call(voucherDetail, { orderId })).toMatchObject({ usable: 3 })
  })

  it('should let one of two tills win, and report the time and place of the use to the other', async () => {
    const { storeId, ticket, till } = await five()
    const [one, two] = [await ticket(), await ticket()]
    const results = await Promise.all(
      [one, two].map((each) => till.refusal(merchantRedeemVoucher, { storeId, ticket: each, count: 5, ...key() })),
    )
    expect(new Set(results)).toEqual(new Set([undefined, 'voucherUsed']))
  })

  it('should let a till or a refund win', async () => {
    const { ann, orderId, storeId, ticket, till } = await five()
    const found = await ticket()
    await Promise.allSettled([
      till.call(merchantRedeemVoucher, { storeId, ticket: found, count: 5, ...key() }),
      ann.call(voucherRefund, { orderId, count: 5, ...key() }),
    ])
    const { redeemed, returned, state } = await ann.call(voucherDetail, { orderId })
    expect([redeemed, returned].sort()).toEqual([0, 5])
    expect(['used', 'refunded']).toContain(state)
  })

  it('should come back to the cent, once, with their place in the stock', async () => {
    const { ann, orderId, packageId, redeem } = await five()
    await redeem(2)
    const before = await world.make.balanceOf('customer', ann.id)
    const request = { orderId, count: 2, ...key() }
    await ann.call(voucherRefund, request)
    expect(await ann.call(voucherRefund, request)).toMatchObject({
      ...{ usable: 1, returned: 2, state: 'usable', refunded: 2 * price },
    })
    expect(await world.make.balanceOf('customer', ann.id)).toBe(before + 2 * price)
    expect(await ann.refusal(voucherRefund, { orderId, count: 2, ...key() })).toBe('vouchersUsedMeanwhile')
    expect(await ann.call(voucherRefund, { orderId, count: 1, ...key() })).toMatchObject({ state: 'used', usable: 0 })
    expect(await ann.call(voucherPackage, { packageId })).toMatchObject({ sold: 2 })
  })

  it('should be refunded at once when applied for while unused, and after use by the store alone', async () => {
    const { ann, orderId, redeem } = await five()
    const application = { orderId, reason: 'The store didn’t take it', description: 'At noon' }
    const some = { ...application, type: 'partial' as const, lines: [{ position: 0, quantity: 2 }] }
    expect(await ann.call(orderApplyRefund, { ...some, ...key() })).toMatchObject({ state: 'refundComplete' })
    expect(await ann.call(voucherDetail, { orderId })).toMatchObject({ usable: 3, returned: 2 })
    await redeem(3)
    const asked = { ...some, lines: [{ position: 0, quantity: 1 }] }
    expect(await ann.call(orderApplyRefund, { ...asked, ...key() })).toMatchObject({ state: 'merchantReview' })
    expect(await ann.call(voucherDetail, { orderId })).toMatchObject({ redeemed: 3, returned: 2 })
  })

  it('should come back by themselves when they expire', async () => {
    const { ann, orderId, redeem, storeId } = await five({ valid_days: 3 })
    await redeem(1)
    const before = await world.make.balanceOf('customer', ann.id)
    await later(4 * 24 * 60 + 1)
    expect(await ann.call(voucherDetail, { orderId })).toMatchObject({
      redeemed: 1,
      expired: 4,
      state: 'used',
      code: null,
    })
    expect(await world.make.balanceOf('customer', ann.id)).toBe(before + 4 * price)
    await later(61)
    expect(await storeHolds(storeId)).toBeGreaterThan(0)
    const whole = await five({ valid_days: 3 })
    await later(4 * 24 * 60 + 1)
    expect(await whole.ann.call(voucherDetail, { orderId: whole.orderId })).toMatchObject({
      state: 'refunded',
      expired: 5,
    })
  })

  it('should be undone within an hour, by the store that redeemed', async () => {
    const { ann, orderId, redeem, till } = await five()
    const { id } = await redeem(5)
    const other = await aShop()
    const undo = { redemptionId: id }
    expect(await other.till.refusal(merchantUndoRedeem, { ...undo, ...key() })).toBe('redemptionNotFound')
    expect(await till.call(merchantUndoRedeem, { ...undo, ...key() })).toMatchObject({ isUndone: true })
    expect(await ann.call(voucherDetail, { orderId })).toMatchObject({ state: 'usable', usable: 5, uses: [] })
    expect(await till.refusal(merchantUndoRedeem, { ...undo, ...key() })).toBe('redemptionTooOld')
    const again = await redeem(2)
    await later(61)
    expect(await till.refusal(merchantUndoRedeem, { redemptionId: again.id, ...key() })).toBe('redemptionTooOld')
  })

  it('should be cancelled while unpaid and listed once paid, for their customer alone', async () => {
    const { ann, storeId } = await aShop()
    const packageId = await aPackage(world, storeId)
    const unpaid = await orderVouchers(ann, packageId, 1)
    expect(await ann.call(voucherList, {})).toMatchObject({ items: [] })
    await ann.call(orderCancel, { orderId: unpaid, reason: 'My plans changed', ...key() })
    const orderId = await buyVouchers(ann, packageId, 2)
    expect(await ann.call(voucherList, {})).toMatchObject({ items: [{ id: orderId, usable: 2 }] })
    expect(await ann.call(orderList, { kind: 'voucher' })).toMatchObject({ items: [{ id: orderId }, { id: unpaid }] })
    const ben = await world.make.customer()
    for (const call of [voucherDetail, voucherQr]) expect(await ben.refusal(call, { orderId })).toBe('orderNotFound')
  })
})

describe('a till', () => {
  it('should take a QR code for a minute, and typed digits with spaces', async () => {
    const { ann, orderId, storeId, till, code } = await five()
    const { text } = await ann.call(voucherQr, { orderId })
    expect(await till.call(merchantCheckVoucher, { storeId, code: text })).toMatchObject({ usable: 5, bought: 5 })
    const spaced = code.replace(/(.{4})/g, '$1 ')
    expect(await till.call(merchantCheckVoucher, { storeId, code: spaced })).toMatchObject({ most: 5 })
    world.clock.forward(1.1)
    expect(await till.refusal(merchantCheckVoucher, { storeId, code: text })).toBe('voucherQrOver')
    const forged = text.replace(/.$/, (end) => (end === '0' ? '1' : '0'))
    expect(await till.refusal(merchantCheckVoucher, { storeId, code: forged })).toBe('voucherCodeWrong')
  })

  it('should be locked after guesses, also for the right code', async () => {
    const { storeId, till, code } = await five()
    const guesses: (string | undefined)[] = []
    for (let index = 0; index < 6; index++)
      guesses.push(await till.refusal(merchantCheckVoucher, { storeId, code: `000000000000000${index}` }))
    expect(guesses).toEqual([...Array<string>(4).fill('voucherCodeWrong'), 'voucherCodesLocked', 'voucherCodesLocked'])
    expect(await till.refusal(merchantCheckVoucher, { storeId, code })).toBe('voucherCodesLocked')
  })

  it('should refuse vouchers of another store, past its minutes, too many, and off their hours', async () => {
    const { storeId, till, code, ticket, redeem } = await five({ terms: { perVisit: 2 } })
    const other = await aShop()
    expect(await other.till.refusal(merchantCheckVoucher, { storeId: other.storeId, code })).toBe('voucherOfOtherStore')
    const found = await ticket()
    const taken = { storeId: other.storeId, ticket: found, count: 1 }
    expect(await other.till.refusal(merchantRedeemVoucher, { ...taken, ...key() })).toBe('voucherQrOver')
    await expect(redeem(3)).rejects.toThrow('voucherTooMany')
    world.clock.forward(11)
    expect(await till.refusal(merchantRedeemVoucher, { storeId, ticket: found, count: 1, ...key() })).toBe(
      'voucherQrOver',
    )
    const closed = await five({ terms: { weekdays: [] } })
    expect(await closed.till.refusal(merchantCheckVoucher, { storeId: closed.storeId, code: closed.code })).toBe(
      'voucherNotNow',
    )
  })
})
