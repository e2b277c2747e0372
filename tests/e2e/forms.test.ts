import { v7 as uuid } from 'uuid'
import { couponRedeemMemberEnvelope } from '@contract/calls/coupon'
import { orderApplyRefund, orderConfirmReceipt, orderList } from '@contract/calls/order'
import { orderReview, storeComments } from '@contract/calls/review'
import { storeDetail } from '@contract/calls/store'
import { detail } from '../../server/testing/orders'
import { addressOf } from '../support/examples'
import { expire, twice } from '../support/interruptions'
import { fillCart, payOrder, placeOrder } from '../support/orders'
import { people, type Person } from '../support/person'
import { findShop, type Shop } from '../support/shop'
import { Stage } from '../support/stage'
import { itInFull, languagesOf } from '../support/suite'

const stage = new Stage()

const texts = {
  en: {
    stars: 'The store: 4 stars',
    review: 'Review',
    text: 'Your review',
    submit: 'Submit',
    thanks: 'Thank you for your review',
    refund: 'Request a refund',
    reason: 'Spilled or damaged',
    describe: 'Description',
    send: 'Submit request',
    sent: 'Request sent',
    redeem: 'Redeem',
    swap: 'Swap',
    left: (count: number) => `${count} left`,
  },
  zh: {
    stars: '商家：4星',
    review: '评价',
    text: '评价内容',
    submit: '提交评价',
    thanks: '感谢您的评价',
    refund: '申请退款',
    reason: '洒漏、包装破损',
    describe: '退款说明',
    send: '提交申请',
    sent: '申请已提交',
    redeem: '兑换',
    swap: '确认兑换',
    left: (count: number) => `剩${count}个`,
  },
} as const

describe.each(languagesOf('zh'))('in %s', (language) => {
  const own = texts[language]
  let shop: Shop
  let ann: Person

  beforeAll(async () => {
    shop = await findShop(stage.url, language)
  })
  beforeEach(async () => {
    ann = await stage.open({ phone: people.member, language })
  })
  afterEach(() => ann.close())

  const chosen = (name: string) => ann.screen.getByRole('radio', { name, checked: true }).first()

  /** An order that was brought. */
  async function delivered(): Promise<string> {
    const orderId = await placeOrder(ann.caller, shop)
    await payOrder(ann.caller, orderId)
    await ann.goto(addressOf('orderDetail', { orderDetail: { id: orderId } }))
    await ann.isAt(ann.words.delivered)
    return orderId
  }

  it('should keep a review through an expired session, and send it once when the answer is lost', async () => {
    const orderId = await delivered()
    await ann.caller.call(orderConfirmReceipt, { orderId, idempotencyKey: uuid() })
    await ann.goto(addressOf('evaluate', { evaluate: { orderId } }))
    await ann.screen.getByRole('radio', { name: own.stars }).click()
    await ann.fill(own.text, `Still hot ${orderId}`)
    const submit = () => ann.tap(own.submit)
    const caller = await expire(ann, submit, own.review)
    await chosen(own.stars).waitFor()
    expect(await ann.field(own.text).inputValue()).toBe(`Still hot ${orderId}`)
    const keys = await twice(ann, orderReview, submit)
    await ann.sees(own.thanks)
    expect(new Set(keys).size).toBe(1)
    const { items } = await caller.call(storeComments, { storeId: shop.id })
    expect(items.filter(({ text }) => text === `Still hot ${orderId}`)).toHaveLength(1)
    expect(await ann.screen.getByRole('alert').count()).toBe(0)
    expect(ann.faults).toEqual([])
  })

  itInFull(
    'should keep a refund request through an expired session, and send it once when the answer is lost',
    async () => {
      const orderId = await delivered()
      await ann.goto(addressOf('afterSale', { afterSale: { orderId } }))
      await ann.screen.getByRole('radio', { name: own.reason }).click()
      await ann.fill(own.describe, 'All in the bag')
      const send = () => ann.tap(own.send)
      const caller = await expire(ann, send, own.refund)
      await chosen(own.reason).waitFor()
      expect(await ann.field(own.describe).inputValue()).toBe('All in the bag')
      const keys = await twice(ann, orderApplyRefund, send)
      await ann.sees(own.sent)
      expect(new Set(keys).size).toBe(1)
      expect((await detail(caller, orderId)).refunds).toHaveLength(1)
      expect(await ann.screen.getByRole('alert').count()).toBe(0)
      expect(ann.faults).toEqual([])
    },
  )

  itInFull('should keep the choices of an order through an expired session, and place it with them', async () => {
    const { words } = ann
    await fillCart(ann.caller, shop)
    await ann.goto(addressOf('confirm', { confirm: { storeId: shop.id } }))
    await ann.tap(words.note)
    await ann.tap(words.quickNote)
    await ann.tap(words.done)
    await ann.button(new RegExp(words.quickNote)).waitFor()
    const place = () => ann.tap(words.placeOrder)
    const caller = await expire(ann, place, words.confirmOrder)
    await ann.button(new RegExp(words.quickNote)).waitFor()
    await place()
    await ann.button(words.pay).waitFor()
    const { items } = await caller.call(orderList, {})
    expect(await detail(caller, items[0]?.id ?? '')).toMatchObject({
      status: 'pendingPayment',
      remark: words.quickNote,
    })
    expect(ann.faults).toEqual([])
  })

  itInFull('should redeem one red envelope when the answer is lost', async () => {
    const before = (await ann.caller.call(storeDetail, { storeId: shop.id })).envelopesLeft ?? 0
    await ann.goto(addressOf('storeDetail', { storeDetail: { id: shop.id } }))
    await ann.sees(own.left(before))
    const swap = async () => {
      await ann.tap(own.redeem)
      await ann.tap(own.swap)
    }
    const keys = await twice(ann, couponRedeemMemberEnvelope, swap)
    await ann.sees(own.left(before - 1))
    expect(new Set(keys).size).toBe(1)
    expect(await ann.caller.call(storeDetail, { storeId: shop.id })).toMatchObject({ envelopesLeft: before - 1 })
    expect(ann.faults).toEqual([])
  })
})
