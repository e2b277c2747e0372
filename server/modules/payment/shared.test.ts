import { randomUUID } from 'node:crypto'
import { orderCancel, orderDetail } from '@contract/calls/order'
import * as calls from '@contract/calls/payment'
import { withBooks } from '../../testing/books'
import { anOrder, type Cashier, openAt } from '../../testing/payments'
import type { World } from '../../testing/world'

let world: World
let cashier: Cashier

withBooks((its) => ({ world, cashier } = its))

const total = 5600
const payPassword = '246810'
const key = () => randomUUID()

/** An order that its owner cannot pay, and a friend with the share token. */
async function aSharedOrder() {
  const order = await anOrder(world)
  const ben = await world.make.customer({ balance: total })
  const { shareToken } = await order.ann.call(calls.paymentShare, { orderId: order.orderId })
  return { ...order, ben, shareToken }
}

describe('paying on behalf', () => {
  it('should show the order without address, phone or full name', async () => {
    const { ben, shareToken } = await aSharedOrder()
    const shown = await ben.call(calls.paymentSubstitute, { shareToken })
    expect(shown).toMatchObject({
      amount: total,
      status: 'pending',
      asker: 'A**',
      own: false,
      paidByMe: false,
      count: 2,
    })
    expect(JSON.stringify(shown)).not.toMatch(/138|Keyuan|Rm 1602|"Ann"/)
  })

  it('should show a visitor who asks for what, before the visitor logs in', async () => {
    const { shareToken } = await aSharedOrder()
    const shown = await world.visitor.call(calls.paymentSubstitute, { shareToken })
    expect(shown).toMatchObject({ amount: total, asker: 'A**', own: false, paidByMe: false })
  })

  it('should ask a provider about the caller’s newest attempt alone, however many have opened one', async () => {
    const { ann, orderId, shareToken } = await aSharedOrder()
    const friends = await Promise.all([1, 2, 3].map(() => world.make.customer()))
    for (const friend of friends) {
      await openAt(friend, 'alipay', { shareToken })
      world.clock.forward(1 / 60)
      await openAt(friend, 'wechat', { shareToken })
    }
    const asked: string[] = []
    const real = globalThis.fetch
    jest.spyOn(globalThis, 'fetch').mockImplementation((address, options) => {
      const url = address instanceof Request ? address.url : String(address)
      if (/out-trade-no|gateway/.test(url)) asked.push(url)
      return real(address, options)
    })
    const numberOfRequests = async (act: () => Promise<unknown>) => {
      asked.length = 0
      await act()
      return asked.length
    }
    for (const friend of friends) {
      expect(await numberOfRequests(() => friend.call(calls.paymentStatus, { shareToken }))).toBe(1)
      expect(await numberOfRequests(() => friend.call(calls.paymentTypes, { shareToken }))).toBe(1)
    }
    expect(await numberOfRequests(() => ann.call(calls.paymentStatus, { orderId }))).toBe(0)
    jest.restoreAllMocks()
  })

  it('should take the money from the payer, leave the order to its owner, and send a refund to the payer', async () => {
    const { ann, ben, orderId, shareToken } = await aSharedOrder()
    await ben.call(calls.paymentBalancePay, { shareToken, payPassword, idempotencyKey: key() })
    expect(await world.make.balanceOf('customer', ben.id)).toBe(0)
    expect(await ben.call(calls.paymentSubstitute, { shareToken })).toMatchObject({ status: 'paid', paidByMe: true })
    expect(await ann.call(calls.paymentStatus, { orderId })).toMatchObject({ status: 'paid', payer: 'A**' })
    expect(await ben.call(calls.paymentStatus, { shareToken })).toMatchObject({ status: 'paid', payer: null })
    expect(await ben.refusal(orderDetail, { orderId })).toBe('orderNotFound')
    await ann.call(orderCancel, { orderId, reason: 'Mistake', idempotencyKey: key() })
    expect(await world.make.balanceOf('customer', ben.id)).toBe(total)
    expect(await world.make.balanceOf('customer', ann.id)).toBe(0)
  })

  it('should send a refund back by the provider that the friend paid with, once', async () => {
    const { ann, ben, orderId, shareToken } = await aSharedOrder()
    const token = await openAt(ben, 'wechat', { shareToken })
    await cashier.decide(token, 'succeed')
    expect(await ben.call(calls.paymentStatus, { shareToken })).toMatchObject({ status: 'paid', method: 'wechat' })
    await ann.call(orderCancel, { orderId, reason: 'Mistake', idempotencyKey: key() })
    await world.app.context.jobs.runDue()
    await world.app.context.jobs.runDue()
    expect(await cashier.trade(token)).toMatchObject({ refunded: total })
  })

  it('should leave the first payment, and send the other back, when both pay by WeChat Pay at once', async () => {
    const { ann, ben, orderId, storeId, shareToken } = await aSharedOrder()
    const tokens = [await openAt(ann, 'wechat', { orderId }), await openAt(ben, 'wechat', { shareToken })]
    await Promise.all(tokens.map((token) => cashier.decide(token, 'succeed').then(() => cashier.notify(token))))
    await world.app.context.jobs.runDue()
    const trades = await Promise.all(tokens.map((token) => cashier.trade(token)))
    expect(trades.map(({ refunded }) => refunded).sort((one, other) => one - other)).toEqual([0, total])
    expect(await world.make.heldFor(storeId)).toBe(total)
  })

  it('should close what a friend has open once the owner paid', async () => {
    const { ann, ben, orderId, shareToken } = await aSharedOrder()
    const friends = await openAt(ben, 'alipay', { shareToken })
    const own = await openAt(ann, 'wechat', { orderId })
    await cashier.decide(own, 'succeed')
    await world.app.context.jobs.runDue()
    expect(await cashier.trade(friends)).toMatchObject({ state: 'closed' })
    expect(await ben.refusal(calls.paymentBalancePay, { shareToken, payPassword, idempotencyKey: key() })).toBe(
      'alreadyPaid',
    )
  })

  it('should refuse a token that was made up, and one that is too old', async () => {
    const { ben, orderId, shareToken } = await aSharedOrder()
    const none = [`${orderId}.`, `${orderId}.${'0'.repeat(64)}`, 'x', shareToken.replace(/.$/, '_')]
    const changed = ['.x', '.', ' ', '0'].map((more) => shareToken + more)
    for (const made of [...none, ...changed, shareToken.toUpperCase()]) {
      expect(await ben.refusal(calls.paymentSubstitute, { shareToken: made })).toBe('paymentNotFound')
      expect(await ben.refusal(calls.paymentTypes, { shareToken: made })).toBe('paymentNotFound')
    }
    world.clock.forward(16)
    expect(await ben.refusal(calls.paymentBalancePay, { shareToken, payPassword, idempotencyKey: key() })).toBe(
      'paymentClosed',
    )
    world.clock.forward(24 * 60)
    for (const call of [calls.paymentSubstitute, calls.paymentStatus, calls.paymentTypes, calls.paymentCancel])
      expect(await ben.refusal(call, { shareToken })).toBe('paymentNotFound')
    const once = { shareToken, idempotencyKey: key() }
    expect(await ben.refusal(calls.paymentBalancePay, { ...once, payPassword })).toBe('paymentNotFound')
    expect(await ben.refusal(calls.paymentWechatOrder, once)).toBe('paymentNotFound')
  })

  it('should refuse to pay two things, or none, at once', async () => {
    const { ann, orderId, shareToken } = await aSharedOrder()
    expect(await ann.refusal(calls.paymentTypes, { orderId, shareToken })).toBe('invalidRequest')
    expect(await ann.refusal(calls.paymentTypes, {})).toBe('invalidRequest')
  })
})

describe('opening a payment', () => {
  it('should answer the same key and a second key with the same trade', async () => {
    const { ann, orderId } = await anOrder(world)
    const idempotencyKey = key()
    const one = await ann.call(calls.paymentAlipayOrder, { orderId, idempotencyKey })
    const others = await Promise.all([
      ann.call(calls.paymentAlipayOrder, { orderId, idempotencyKey }),
      ann.call(calls.paymentAlipayOrder, { orderId, idempotencyKey: key() }),
      ann.call(calls.paymentAlipayOrder, { orderId, idempotencyKey: key() }),
    ])
    for (const other of others) expect(other).toEqual(one)
  })

  it('should say what can be used, and why not', async () => {
    const { ann, orderId } = await anOrder(world)
    const { types } = await ann.call(calls.paymentTypes, { orderId })
    expect(types.map(({ kind, usable, sandbox }) => [kind, usable, sandbox])).toEqual([
      ['balance', false, false],
      ['wechat', true, true],
      ['alipay', true, true],
    ])
    expect(types[0]?.why).toMatch(/balance/i)
  })

  it('should open no payment of an order that is paid, cancelled or too late', async () => {
    const { ann, orderId } = await anOrder(world, { balance: total })
    const add = { orderId, idempotencyKey: key() }
    expect(await ann.call(calls.paymentAddOrder, add)).toEqual(await ann.call(calls.paymentAddOrder, add))
    await ann.call(calls.paymentBalancePay, { orderId, payPassword, idempotencyKey: key() })
    expect(await ann.refusal(calls.paymentWechatOrder, { orderId, idempotencyKey: key() })).toBe('alreadyPaid')
    expect(await ann.refusal(calls.paymentShare, { orderId })).toBe('alreadyPaid')
    const late = await anOrder(world)
    world.clock.forward(16)
    const request = { orderId: late.orderId, idempotencyKey: key() }
    expect(await late.ann.refusal(calls.paymentAlipayOrder, request)).toBe('paymentClosed')
    expect(await late.ann.refusal(calls.paymentAddOrder, { ...request, idempotencyKey: key() })).toBe('paymentClosed')
  })

  it('should return the benefit of membership for an order', async () => {
    const { ann, orderId } = await anOrder(world)
    expect(await ann.call(calls.paymentMemberInfo, { orderId })).toEqual({
      isMember: false,
      memberUntil: null,
      saved: 0,
      couldSave: 0,
    })
  })
})
