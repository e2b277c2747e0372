import { randomUUID } from 'node:crypto'
import { accountCancelRisk } from '@contract/calls/account'
import { orderCancel, orderDetail, orderMoneyBack } from '@contract/calls/order'
import {
  paymentAlipayOrder,
  paymentBalancePay,
  paymentCancel,
  paymentStatus,
  paymentTypes,
  paymentWechatOrder,
} from '@contract/calls/payment'
import { walletBalance, walletMoneyDetails, walletMyMoney, walletRecharge } from '@contract/calls/wallet'
import type { ProviderName } from '../../../database/schema'
import { withBooks } from '../../../testing/books'
import type { TestCaller } from '../../../testing/caller'
import { anOrder, type Cashier, openAt } from '../../../testing/payments'
import type { World } from '../../../testing/world'

let world: World
let cashier: Cashier

withBooks((its) => ({ world, cashier } = its))

const [total, part] = [5600, 1230]
const rest = total - part
const payPassword = '246810'
const key = () => ({ idempotencyKey: randomUUID() })
const db = () => world.app.context.db
const jobs = () => world.app.context.jobs.runDue()
const balanceOf = async (ann: TestCaller) => (await ann.call(walletBalance, {})).balance
const held = (storeId: string) => world.make.heldFor(storeId)
const cancel = (ann: TestCaller, orderId: string) => ann.call(orderCancel, { orderId, reason: 'Mistake', ...key() })

/** An order of 56.00 of which 12.30 comes from the balance, opened at a provider. */
async function split(provider: ProviderName = 'wechat', balance = part) {
  const order = await anOrder(world, { balance })
  return { ...order, token: await openAt(order.ann, provider, { orderId: order.orderId }, part) }
}

type Split = Awaited<ReturnType<typeof split>>

async function paid(provider: ProviderName = 'wechat'): Promise<Split> {
  const order = await split(provider)
  await cashier.decide(order.token, 'succeed')
  await cashier.notify(order.token)
  return order
}

/** Has the provider take the money of a trade, whatever became of it here. */
const takenLate = (token: string) =>
  db()
    .updateTable('sandbox_trades')
    .set({ state: 'paid', paid_at: world.clock.now() })
    .where('token', '=', token)
    .execute()

describe.each(['wechat', 'alipay'] as const)('a payment from the balance and by %s', (provider) => {
  it('should hold the part, ask the provider for the rest, and be paid once', async () => {
    const order = await split(provider, 2000)
    const { ann, orderId, token } = order
    expect(await balanceOf(ann)).toBe(2000 - part)
    expect(await cashier.trade(token)).toMatchObject({ amount: rest })
    await cashier.decide(token, 'succeed')
    await Promise.all([cashier.notify(token), cashier.notify(token), ann.call(paymentStatus, { orderId })])
    await jobs()
    expect(await held(order.storeId)).toBe(total)
    expect(await balanceOf(ann)).toBe(2000 - part)
    expect(await ann.call(paymentStatus, { orderId })).toMatchObject({
      ...{ status: 'paid', amount: total, method: provider, fromBalance: part },
    })
    expect(await ann.call(orderDetail, { orderId })).toMatchObject({ paidWith: provider, paidFromBalance: part })
  })

  it('should refund all of it to where it came from', async () => {
    const { ann, orderId, token } = await paid(provider)
    await cancel(ann, orderId)
    await jobs()
    expect(await balanceOf(ann)).toBe(part)
    expect(await cashier.trade(token)).toMatchObject({ refunded: rest })
    const { items } = await ann.call(orderMoneyBack, { orderId })
    expect(items.map(({ method, amount }) => [method, amount]).sort()).toEqual(
      [
        [provider, rest],
        ['balance', part],
      ].sort(),
    )
  })

  it.each(['cancel', 'fail'] as const)('should return the part once when the cashier says %s', async (decision) => {
    const { ann, orderId, token } = await split(provider)
    await cashier.decide(token, decision)
    await Promise.all([1, 2, 3].map(() => ann.call(paymentStatus, { orderId })))
    if (decision === 'cancel' || provider === 'alipay') await ann.call(paymentCancel, { orderId })
    expect(await balanceOf(ann)).toBe(part)
    expect(await ann.call(paymentStatus, { orderId })).toMatchObject({ status: 'pending', attempt: 'closed' })
    world.clock.forward(6)
    await jobs()
    expect(await balanceOf(ann)).toBe(part)
  })

  it('should return the part when its time is over, and the rest when the provider took it late', async () => {
    const { ann, orderId, token } = await split(provider)
    world.clock.forward(17)
    await jobs()
    await jobs()
    expect(await balanceOf(ann)).toBe(part)
    await takenLate(token)
    expect(await Promise.all([cashier.notify(token), cashier.notify(token)])).toEqual([true, true])
    await jobs()
    expect(await cashier.trade(token)).toMatchObject({ refunded: rest })
    expect(await balanceOf(ann)).toBe(part)
    expect(await ann.call(orderDetail, { orderId })).toMatchObject({ status: 'cancelled', paidWith: null })
  })

  it('should return the part with the order that is cancelled, in the same transaction', async () => {
    const { ann, orderId, token } = await split(provider)
    await cancel(ann, orderId)
    expect(await balanceOf(ann)).toBe(part)
    await takenLate(token)
    await cashier.notify(token)
    await jobs()
    expect(await cashier.trade(token)).toMatchObject({ refunded: rest })
    expect(await balanceOf(ann)).toBe(part)
  })

  it('should not complete a payment whose part went back, which stays payable', async () => {
    const { ann, orderId, storeId, token } = await split(provider)
    await ann.call(paymentCancel, { orderId })
    await takenLate(token)
    await cashier.notify(token)
    await jobs()
    expect(await cashier.trade(token)).toMatchObject({ refunded: rest })
    expect(await ann.call(paymentStatus, { orderId })).toMatchObject({ status: 'pending' })
    const again = await openAt(ann, provider, { orderId }, part)
    await cashier.decide(again, 'succeed')
    await cashier.notify(again)
    expect([await held(storeId), await balanceOf(ann)]).toEqual([total, 0])
  })
})

describe('an attempt with a part from the balance', () => {
  it('should be found again by the same request, and hold once', async () => {
    const { ann, orderId, token } = await split('wechat', 2000)
    expect(await openAt(ann, 'wechat', { orderId }, part)).toBe(token)
    expect(await balanceOf(ann)).toBe(2000 - part)
  })

  it('should end before one with other parts, at either provider', async () => {
    const { ann, orderId, token } = await split('wechat', 2000)
    const other = await openAt(ann, 'wechat', { orderId }, 2000)
    expect([await cashier.trade(token), await balanceOf(ann)]).toEqual([
      expect.objectContaining({ state: 'closed' }),
      0,
    ])
    const third = await openAt(ann, 'alipay', { orderId }, 500)
    expect([await cashier.trade(other), await balanceOf(ann)]).toEqual([
      expect.objectContaining({ state: 'closed' }),
      1500,
    ])
    const whole = await openAt(ann, 'alipay', { orderId })
    expect(await cashier.trade(third)).toMatchObject({ state: 'closed' })
    expect(await cashier.trade(whole)).toMatchObject({ amount: total, state: 'waiting' })
    expect(await balanceOf(ann)).toBe(2000)
  })

  it('should be one, however many are begun at once', async () => {
    const { ann, orderId, storeId } = await anOrder(world, { balance: 2000 })
    const begun = await Promise.allSettled([
      ...[500, 700, 2000].map((some) => openAt(ann, 'wechat', { orderId }, some)),
      ...[500, 900].map((some) => openAt(ann, 'alipay', { orderId }, some)),
    ])
    const tokens = begun.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
    const holds = await db().selectFrom('provider_payments').selectAll().where('payer_id', '=', ann.id).execute()
    const live = holds.filter(({ balance_held }) => balance_held > 0)
    expect(live.length).toBeLessThanOrEqual(1)
    expect(await balanceOf(ann)).toBe(2000 - (live[0]?.balance_held ?? 0))
    for (const token of tokens) {
      await cashier.decide(token, 'succeed')
      if ((await cashier.trade(token)).state === 'paid') await cashier.notify(token)
    }
    await jobs()
    const last = await openAt(ann, 'wechat', { orderId }, 800).catch(() => undefined)
    if (last) {
      await cashier.decide(last, 'succeed')
      await cashier.notify(last)
    }
    expect(await held(storeId)).toBe(total)
  })

  it('should lend its part to a payment from the balance alone, and be refunded when it is paid late', async () => {
    const { ann, orderId, storeId, token } = await split('wechat', total)
    expect(await ann.call(paymentTypes, { orderId })).toMatchObject({
      held: part,
      types: [expect.objectContaining({ kind: 'balance', usable: true, balance: total }), {}, {}],
    })
    await ann.call(paymentBalancePay, { orderId, payPassword, ...key() })
    expect([await balanceOf(ann), await held(storeId)]).toEqual([0, total])
    await takenLate(token)
    await cashier.notify(token)
    await jobs()
    expect(await cashier.trade(token)).toMatchObject({ refunded: rest })
    expect(await held(storeId)).toBe(total)
  })

  it('should hold nothing again when its request is repeated after it ended', async () => {
    const { ann, orderId } = await anOrder(world, { balance: part })
    const request = { orderId, fromBalance: part, payPassword, ...key() }
    const first = await ann.call(paymentWechatOrder, request)
    await ann.call(paymentCancel, { orderId })
    expect(await ann.call(paymentWechatOrder, request)).toEqual(first)
    expect(await balanceOf(ann)).toBe(part)
  })

  it('should hold nothing when the provider does not open it', async () => {
    const { ann, orderId } = await anOrder(world, { balance: part })
    const { providers } = world.app.services
    const wechat = await providers.get('wechat')
    const open = jest.spyOn(wechat, 'open').mockRejectedValue(new Error('no answer'))
    const request = { orderId, fromBalance: part, payPassword, ...key() }
    expect(await ann.refusal(paymentWechatOrder, request)).toBe('paymentFailed')
    open.mockRestore()
    expect(await balanceOf(ann)).toBe(part)
    expect(await cashier.trade(await openAt(ann, 'wechat', { orderId }, part))).toMatchObject({ amount: rest })
  })

  it('should return its part by the clock when the server died before it opened', async () => {
    const { ann, orderId, token } = await split()
    await db().updateTable('provider_payments').set({ opened: null }).where('payer_id', '=', ann.id).execute()
    await db().deleteFrom('sandbox_trades').where('token', '=', token).execute()
    expect(await balanceOf(ann)).toBe(0)
    world.clock.forward(16)
    await jobs()
    await jobs()
    expect(await balanceOf(ann)).toBe(part)
    expect(await ann.call(orderDetail, { orderId })).toMatchObject({ status: 'cancelled' })
  })

  it('should return its part by the clock when the provider says that it failed, and nobody asks', async () => {
    const { ann, token } = await split()
    await cashier.decide(token, 'fail')
    world.clock.forward(2)
    await jobs()
    expect(await balanceOf(ann)).toBe(part)
    expect(await cashier.trade(token)).toMatchObject({ state: 'closed' })
  })
})

describe('a part from the balance', () => {
  it('should be offered as far as the balance goes, where that is not enough', async () => {
    const { ann, orderId } = await anOrder(world, { balance: part })
    const types = await ann.call(paymentTypes, { orderId })
    expect([types.fromBalance, types.held]).toEqual([part, undefined])
    for (const balance of [0, total]) {
      const other = await anOrder(world, { balance })
      expect(await other.ann.call(paymentTypes, { orderId: other.orderId })).not.toHaveProperty('fromBalance')
    }
  })

  it.each([
    ['more than there is', { fromBalance: part + 1, payPassword }, 'insufficientBalance'],
    ['all of the payment', { fromBalance: total, payPassword }, 'paymentTypeUnavailable'],
    ['more than the payment', { fromBalance: total + 1, payPassword }, 'paymentTypeUnavailable'],
    ['any, with a wrong password', { fromBalance: part, payPassword: '000000' }, 'payPasswordWrong'],
    ['any, without a password', { fromBalance: part }, 'invalidRequest'],
    ['less than nothing', { fromBalance: -1, payPassword }, 'invalidRequest'],
    ['half a fen', { fromBalance: 0.5, payPassword }, 'invalidRequest'],
  ])('should be refused when it is %s', async (_, some, refusal) => {
    const { ann, orderId } = await anOrder(world, { balance: part })
    expect(await ann.refusal(paymentAlipayOrder, { orderId, ...some, ...key() })).toBe(refusal)
    expect(await balanceOf(ann)).toBe(part)
    const attempts = db().selectFrom('provider_payments').select('id').where('payer_id', '=', ann.id)
    expect(await attempts.execute()).toEqual([])
  })

  it('should be refused for a top-up', async () => {
    const ann = await world.make.customer({ balance: part })
    const { paymentId } = await ann.call(walletRecharge, { amount: 100_00, ...key() })
    expect(await ann.call(paymentTypes, { paymentId })).not.toHaveProperty('fromBalance')
    const request = { paymentId, fromBalance: part, payPassword, ...key() }
    expect(await ann.refusal(paymentWechatOrder, request)).toBe('paymentTypeUnavailable')
    expect(await balanceOf(ann)).toBe(part)
  })

  it('should be a row of the wallet while it is held, one more when it comes back, and sum to the balance', async () => {
    const { ann, orderId } = await split('wechat', 2000)
    const { kind: category } = await ann.call(orderDetail, { orderId })
    const [taken] = (await ann.call(walletMyMoney, {})).items
    expect(taken).toMatchObject({ type: 'payment', category, amount: -part })
    await ann.call(paymentCancel, { orderId })
    const { items } = await ann.call(walletMyMoney, {})
    expect(items[0]).toMatchObject({ type: 'refund', category, amount: part })
    expect(items.reduce((sum, { amount }) => sum + amount, 0)).toBe(2000)
    const order = await paid()
    const [row] = (await order.ann.call(walletMyMoney, {})).items
    expect(await order.ann.call(walletMoneyDetails, { recordId: row?.id ?? '' })).toMatchObject({
      ...{ paidWith: 'wechat', paidFromBalance: part, balanceAfter: 0, order: { id: order.orderId } },
    })
  })

  it('should stand in the way of closing the account while it is held', async () => {
    const { ann } = await split()
    expect((await ann.call(accountCancelRisk, {})).settle).toEqual(
      expect.arrayContaining([expect.objectContaining({ kind: 'balance', amount: part })]),
    )
  })
})

describe('an operation that the database refuses', () => {
  it('should be to end an attempt that still holds a part, as a server of the previous release would', async () => {
    const { ann, token, storeId } = await split()
    const attempts = db().updateTable('provider_payments').where('payer_id', '=', ann.id)
    for (const status of ['closed', 'paid'] as const)
      await expect(attempts.set({ status }).execute()).rejects.toThrow('provider_payments_balance_check')
    await cashier.decide(token, 'succeed')
    await cashier.notify(token)
    expect(await held(storeId)).toBe(total)
  })

  it('should be to refund more by a provider than it was paid', async () => {
    const { ann } = await paid()
    const payment = db().updateTable('payments').where('customer_id', '=', ann.id)
    await expect(payment.set({ refunded: total }).execute()).rejects.toThrow('payments_sources_check')
    await expect(payment.set({ refunded: part + 1, refunded_to_balance: part + 1 }).execute()).rejects.toThrow(
      'payments_sources_check',
    )
  })
})
