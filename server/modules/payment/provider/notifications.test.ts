import { randomUUID } from 'node:crypto'
import { orderCancel } from '@contract/calls/order'
import { paymentBalancePay, paymentCancel, paymentStatus } from '@contract/calls/payment'
import type { ProviderName } from '../../../database/schema'
import type { SandboxKeys } from '../../../payments/sandbox/keys'
import { withBooks } from '../../../testing/books'
import { anOrder, type Cashier, openAt, type NotificationOverrides } from '../../../testing/payments'
import type { World } from '../../../testing/world'
import { detail } from '../../../testing/orders'

let world: World
let cashier: Cashier

withBooks((its) => ({ world, cashier } = its))

const total = 5600
const providers: ProviderName[] = ['wechat', 'alipay']
const held = (storeId: string) => world.make.heldFor(storeId)
const jobs = () => world.app.context.jobs.runDue()

async function opened(provider: ProviderName, options?: Parameters<typeof anOrder>[1]) {
  const order = await anOrder(world, options)
  return { ...order, token: await openAt(order.ann, provider, order) }
}

const statusOf = async ({ ann, orderId }: { ann: Awaited<ReturnType<typeof anOrder>>['ann']; orderId: string }) =>
  (await detail(ann, orderId)).status

describe.each(providers)('a payment by %s', (provider) => {
  it('should be made by the notification that follows the cashier, and pay the order', async () => {
    const order = await opened(provider)
    await cashier.decide(order.token, 'succeed')
    expect(await statusOf(order)).toBe('pendingPayment')
    await jobs()
    expect(await statusOf(order)).toBe('waitingAccept')
    expect(await held(order.storeId)).toBe(total)
    const { orderId, ann } = order
    expect(await ann.call(paymentStatus, { orderId })).toEqual({
      status: 'paid',
      amount: total,
      orders: [expect.objectContaining({ orderId, part: 'whole', amount: total, total })],
      method: provider,
      payer: null,
      attempt: null,
    })
  })

  it('should be learnt by asking when the notification is lost', async () => {
    const order = await opened(provider)
    await cashier.decide(order.token, 'succeed')
    expect(await order.ann.call(paymentStatus, { orderId: order.orderId })).toMatchObject({ status: 'paid' })
    expect(await statusOf(order)).toBe('waitingAccept')
  })

  it('should be detected by a scheduled job when no notification and no query comes', async () => {
    const order = await opened(provider)
    await cashier.decide(order.token, 'succeed')
    await world.app.context.db.deleteFrom('jobs').where('kind', '=', 'sandbox.notify').execute()
    world.clock.forward(2)
    await jobs()
    expect(await statusOf(order)).toBe('waitingAccept')
  })

  it('should happen once, however many notifications come at once', async () => {
    const order = await opened(provider)
    await cashier.decide(order.token, 'succeed')
    const answers = await Promise.all([
      ...Array.from({ length: 8 }, () => cashier.notify(order.token)),
      order.ann.call(paymentStatus, { orderId: order.orderId }),
    ])
    expect(answers.slice(0, 8)).toEqual(Array.from({ length: 8 }, () => true))
    await jobs()
    expect(await cashier.notify(order.token)).toBe(true)
    expect(await held(order.storeId)).toBe(total)
    expect(await cashier.trade(order.token)).toMatchObject({ refunded: 0 })
  })

  it('should go back, once, when it comes after the order was cancelled', async () => {
    const order = await opened(provider)
    await cashier.decide(order.token, 'succeed')
    await order.ann.call(orderCancel, { orderId: order.orderId, reason: 'Mistake', idempotencyKey: randomUUID() })
    await jobs()
    expect(await cashier.notify(order.token)).toBe(true)
    await jobs()
    expect(await statusOf(order)).toBe('cancelled')
    expect(await cashier.trade(order.token)).toMatchObject({ state: 'paid', refunded: total })
    expect(await held(order.storeId)).toBe(0)
    expect(await world.make.stockOf(order.goodsId)).toBe(1000)
  })

  it('should go back when the clock was first, though the provider said that nobody paid', async () => {
    const order = await opened(provider)
    world.clock.forward(16)
    await jobs()
    await jobs()
    expect(await statusOf(order)).toBe('cancelled')
    const { db } = world.app.context
    await db
      .updateTable('sandbox_trades')
      .set({ state: 'paid', paid_at: world.clock.now() })
      .where('token', '=', order.token)
      .execute()
    await cashier.notify(order.token)
    await jobs()
    expect(await cashier.trade(order.token)).toMatchObject({ refunded: total })
  })

  it('should be closed at the provider when its time is over, so that nobody pays any more', async () => {
    const order = await opened(provider)
    world.clock.forward(17)
    await jobs()
    expect(await cashier.trade(order.token)).toMatchObject({ state: 'closed' })
    expect(await cashier.decide(order.token, 'succeed')).not.toBe(1)
  })

  it('should be given up, and leave the order to be paid another way', async () => {
    const order = await opened(provider, { balance: total })
    await cashier.decide(order.token, 'cancel')
    const { orderId, ann } = order
    expect(await ann.call(paymentCancel, { orderId })).toMatchObject({ status: 'pending', attempt: 'closed' })
    await ann.call(paymentBalancePay, { orderId, payPassword: '246810', idempotencyKey: randomUUID() })
    expect(await statusOf(order)).toBe('waitingAccept')
  })

  it('should stay paid when it is given up after all', async () => {
    const order = await opened(provider)
    await cashier.decide(order.token, 'succeed')
    expect(await order.ann.call(paymentCancel, { orderId: order.orderId })).toMatchObject({ status: 'paid' })
  })

  it('should fail and be tried again', async () => {
    const order = await opened(provider)
    await cashier.decide(order.token, 'fail')
    const { orderId, ann } = order
    expect((await ann.call(paymentStatus, { orderId })).status).toBe('pending')
    expect(await openAt(ann, provider, { orderId })).toBe(order.token)
    await cashier.decide(order.token, 'succeed')
    expect((await ann.call(paymentStatus, { orderId })).status).toBe('paid')
  })

  it('should go back when the order was paid from the balance meanwhile', async () => {
    const order = await opened(provider, { balance: total })
    const { orderId, ann } = order
    await Promise.allSettled([
      ann.call(paymentBalancePay, { orderId, payPassword: '246810', idempotencyKey: randomUUID() }),
      cashier.decide(order.token, 'succeed').then(() => cashier.notify(order.token)),
    ])
    await jobs()
    const { refunded } = await cashier.trade(order.token)
    expect(await held(order.storeId)).toBe(total)
    expect(total - refunded + total - (await world.make.balanceOf('customer', ann.id))).toBe(total)
    expect((await ann.call(paymentStatus, { orderId })).method).toBe(refunded === total ? 'balance' : provider)
  })

  it('should be reported again after 15, 15 and 30 seconds while the server does not accept it', async () => {
    const order = await opened(provider)
    await cashier.decide(order.token, 'succeed')
    const { db } = world.app.context
    await db.updateTable('provider_payments').set({ amount: 1 }).where('payer_id', '=', order.ann.id).execute()
    const due = async () => {
      const row = await db.selectFrom('jobs').selectAll().where('kind', '=', 'sandbox.notify').executeTakeFirstOrThrow()
      return (row.run_at.getTime() - world.clock.now().getTime()) / 1000
    }
    const waits = []
    for (let told = 0; told < 3; told++) {
      await jobs()
      waits.push(await due())
      world.clock.forward((waits.at(-1) ?? 0) / 60)
    }
    expect(waits).toEqual([15, 15, 30])
    await db.updateTable('provider_payments').set({ amount: total }).where('payer_id', '=', order.ann.id).execute()
    await jobs()
    expect(await statusOf(order)).toBe('waitingAccept')
  })
})

const otherKey = (keys: SandboxKeys, part: 'wechat' | 'alipay'): SandboxKeys => ({
  ...keys,
  [part]: { ...keys[part], provider: { ...keys[part].provider, privateKey: keys[part].merchant.privateKey } },
})

const otherMerchant = (keys: SandboxKeys): SandboxKeys => ({
  wechat: { ...keys.wechat, merchant: { ...keys.wechat.merchant, merchantId: '1900000002' } },
  alipay: { ...keys.alipay, merchant: { ...keys.alipay.merchant, appId: '2021000000000002' } },
})

const forgeries: [string, ProviderName[], (world: World) => NotificationOverrides][] = [
  ['signed with another key', providers, () => ({ keys: (keys) => otherKey(otherKey(keys, 'wechat'), 'alipay') })],
  ['for another merchant', providers, () => ({ keys: otherMerchant })],
  ['of another amount', providers, () => ({ trade: { amount: 1 } })],
  ['of a trade that is not known', providers, () => ({ trade: { trade_no: randomUUID().replaceAll('-', '') } })],
  [
    'in another currency',
    ['alipay'],
    () => ({
      message: ({ body, ...rest }) => ({ ...rest, body: `${body}&trans_currency=USD` }),
    }),
  ],
  ['ten minutes old', ['wechat'], ({ clock }) => ({ at: new Date(clock.now().getTime() - 600_000) })],
  ['from the future', ['wechat'], ({ clock }) => ({ at: new Date(clock.now().getTime() + 600_000) })],
  [
    'changed on its way',
    providers,
    () => ({ message: ({ body, ...rest }) => ({ ...rest, body: body.replace(/5/, '6') }) }),
  ],
  [
    'signed by an unknown serial number',
    ['wechat'],
    () => ({ message: ({ headers, ...rest }) => ({ ...rest, headers: { ...headers, 'wechatpay-serial': 'none' } }) }),
  ],
  ['without a signature', ['wechat'], () => ({ message: (message) => ({ ...message, headers: {} }) })],
  [
    'signed with SHA-1, as its sender says',
    ['alipay'],
    () => ({ message: ({ body, ...rest }) => ({ ...rest, body: body.replace('RSA2', 'RSA') }) }),
  ],
  ['without anything in it', providers, () => ({ message: (message) => ({ ...message, body: '' }) })],
  [
    'sealed with another key',
    ['wechat'],
    () => ({
      keys: (keys) => ({
        ...keys,
        wechat: { ...keys.wechat, merchant: { ...keys.wechat.merchant, apiV3Key: 'x'.repeat(32) } },
      }),
    }),
  ],
]

describe.each(forgeries)('a notification %s', (_, by, twist) => {
  it.each(by)('should be refused in the form of %s, and change nothing', async (provider) => {
    const order = await opened(provider)
    expect(await cashier.notify(order.token, twist(world))).toBe(false)
    expect(await statusOf(order)).toBe('pendingPayment')
    expect(await held(order.storeId)).toBe(0)
    expect(await cashier.notify(order.token)).toBe(true)
    expect(await statusOf(order)).toBe('waitingAccept')
  })
})
