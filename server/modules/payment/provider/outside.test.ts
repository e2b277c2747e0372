import { randomUUID } from 'node:crypto'
import { sql, type KyselyPlugin } from 'kysely'
import { v7 as uuid } from 'uuid'
import { orderCancel } from '@contract/calls/order'
import { paymentCancel } from '@contract/calls/payment'
import { limits } from '@contract/limits'
import { withBooks } from '../../../testing/books'
import { anOrder, type Cashier, openAt } from '../../../testing/payments'
import type { World } from '../../../testing/world'
import { detail } from '../../../testing/orders'
import { paymentOfOrder } from '../queries'
import { checkJob, endAttempts } from './attempts'

let world: World
let cashier: Cashier
const real = globalThis.fetch

withBooks((its) => ({ world, cashier } = its))
afterEach(() => jest.restoreAllMocks())

const jobs = () => world.app.context.jobs.runDue()
const db = () => world.app.context.db
const cancel = ({ ann, orderId }: Awaited<ReturnType<typeof anOrder>>) =>
  ann.call(orderCancel, { orderId, reason: 'Mistake', idempotencyKey: randomUUID() })

async function paidAtWechat() {
  const order = await anOrder(world)
  const token = await openAt(order.ann, 'wechat', order)
  await cashier.decide(token, 'succeed')
  await cashier.notify(token)
  return { ...order, token }
}

/** The last path segment of a URL. */
const lastOf = (address: Parameters<typeof fetch>[0]): string =>
  new URL(address instanceof Request ? address.url : address).pathname.split('/').at(-1) ?? ''

const idleTransactions = async (): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and state like 'idle in transaction%'`.execute(db())
  return rows[0]?.count ?? -1
}

describe('asking a provider in a job', () => {
  it('should hold no transaction open while the provider is queried, closes, refunds and notifies', async () => {
    const order = await paidAtWechat()
    const unpaid = await anOrder(world)
    await openAt(unpaid.ann, 'wechat', unpaid)
    await cancel(order)
    await cancel(unpaid)
    const asked: string[] = []
    const held: number[] = []
    jest.spyOn(globalThis, 'fetch').mockImplementation(async (address, options) => {
      asked.push(lastOf(address))
      held.push(await idleTransactions())
      return real(address, options)
    })
    await jobs()
    expect(asked).toEqual(expect.arrayContaining(['refunds', 'close', 'wechat']))
    expect(held).toEqual(held.map(() => 0))
    expect(await cashier.trade(order.token)).toMatchObject({ refunded: 5600 })
  })

  it('should count money that was paid in the last seconds and is announced late, and end what nobody paid', async () => {
    const [paid, unpaid] = [await anOrder(world), await anOrder(world)]
    await openAt(unpaid.ann, 'alipay', unpaid)
    await cashier.decide(await openAt(paid.ann, 'wechat', paid), 'succeed')
    world.clock.forward(limits.unpaidOrderMinutes)
    await jobs()
    await jobs()
    expect((await detail(paid.ann, paid.orderId)).state).not.toBe('cancelled')
    expect((await detail(unpaid.ann, unpaid.orderId)).state).toBe('cancelled')
  })

  it('should end an unpaid order within minutes where a provider does not answer', async () => {
    const order = await anOrder(world)
    await openAt(order.ann, 'wechat', order)
    const jobsWithoutProvider = async () => {
      const line = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('the line is dead'))
      await jobs()
      line.mockRestore()
      return (await detail(order.ann, order.orderId)).state
    }
    world.clock.forward(limits.unpaidOrderMinutes)
    expect(await jobsWithoutProvider()).toBe('pendingPayment')
    world.clock.forward(6)
    expect(await jobsWithoutProvider()).toBe('cancelled')
  })

  it('should send a refund once though its answer was lost and the server died over it', async () => {
    const order = await paidAtWechat()
    await cancel(order)
    let answered = 0
    jest.spyOn(globalThis, 'fetch').mockImplementation(async (address, options) => {
      const response = await real(address, options)
      if (lastOf(address) === 'refunds' && answered++ === 0) throw new Error('the line is dead')
      return response
    })
    await jobs()
    const open = () => db().selectFrom('payment_refunds').select('id').where('status', '=', 'sent').execute()
    expect(await open()).toHaveLength(1)
    world.clock.forward(1)
    await jobs()
    expect(await open()).toEqual([])
    expect(answered).toBe(2)
    expect(await cashier.trade(order.token)).toMatchObject({ refunded: 5600 })
  })
})

describe('ending the open tries of a payment', () => {
  it('should answer two taps alike although the provider closes for the first of them alone', async () => {
    const { ann, orderId } = await anOrder(world)
    await openAt(ann, 'wechat', { orderId })
    let bothAreThere = () => undefined as void
    const both = new Promise<void>((resolve) => (bothAreThere = resolve))
    let first: Promise<Response> | undefined
    jest.spyOn(globalThis, 'fetch').mockImplementation(async (address, options) => {
      if (lastOf(address) !== 'close') return real(address, options)
      if (!first) return (first = both.then(() => real(address, options)))
      bothAreThere()
      await first
      throw new Error('refused')
    })
    const taps = [ann.call(paymentCancel, { orderId }), ann.call(paymentCancel, { orderId })]
    const closed = { status: 'pending', attempt: 'closed' }
    expect(await Promise.all(taps)).toMatchObject([closed, closed])
    expect(first).toBeDefined()
  })

  it('should still learn of money for an attempt that was never begun when it was closed, and send it back', async () => {
    const { ann, orderId } = await anOrder(world)
    const token = await openAt(ann, 'alipay', { orderId })
    const trade = await cashier.trade(token)
    await db().deleteFrom('sandbox_trades').where('token', '=', token).execute()
    expect(await ann.call(paymentCancel, { orderId })).toMatchObject({ status: 'pending', attempt: 'closed' })
    await db().insertInto('sandbox_trades').values(trade).execute()
    await cashier.decide(token, 'succeed')
    await db().deleteFrom('jobs').where('kind', '=', 'sandbox.notify').execute()
    world.clock.forward(limits.unpaidOrderMinutes + 1)
    await jobs()
    expect(await cashier.trade(token)).toMatchObject({ state: 'paid', refunded: 5600 })
  })

  it('should be two statements for one attempt and for seven', async () => {
    const { orderId, ann } = await anOrder(world)
    const { id } = await paymentOfOrder(db(), orderId)
    const at = world.clock.now()
    const open = (scene: string) =>
      ({
        id: uuid(),
        payment_id: id,
        payer_id: ann.id,
        provider: 'wechat',
        scene,
        trade_no: uuid(),
        transaction_id: null,
        amount: 5600,
        status: 'open',
        opened: null,
        created_at: at,
        paid_at: null,
      }) as const
    const attempts = Array.from({ length: 7 }, (_, index) => open(`scene ${index}`))
    await db().insertInto('provider_payments').values(attempts).execute()
    let statements = 0
    const counter: KyselyPlugin = {
      transformQuery: ({ node }) => ((statements += 1), node),
      transformResult: ({ result }) => Promise.resolve(result),
    }
    await db()
      .withPlugin(counter)
      .transaction()
      .execute((tx) => endAttempts(tx, id, at))
    expect(statements).toBe(2)
    const added = await db().selectFrom('jobs').select('payload').where('kind', '=', checkJob).execute()
    expect(added.map(({ payload }) => payload)).toEqual(expect.arrayContaining(attempts.map((one) => ({ id: one.id }))))
  })
})
