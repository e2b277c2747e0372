import { randomUUID } from 'node:crypto'
import { orderCancel } from '@contract/calls/order'
import type { AccountKind, ProviderName } from '../../../database/schema'
import type { SandboxKeys } from '../../../payments/sandbox/keys'
import { withBooks } from '../../../testing/books'
import { anOrder, type Cashier, openAt } from '../../../testing/payments'
import type { World } from '../../../testing/world'
import { deployment, funding, post, transfer } from '../../wallet/ledger'
import { refundJob } from './refunds'
import { balanceOf } from '../../wallet/queries'

const paid = 5600
const day = 24 * 60
let world: World
let cashier: Cashier

withBooks((its) => ({ world, cashier } = its))

const db = () => world.app.context.db
const runDue = () => world.app.context.jobs.runDue()
const pass = async (minutes: number) => {
  world.clock.forward(minutes)
  await runDue()
}

/** The balance of an account of the deployment. */
async function holds(kind: AccountKind): Promise<number> {
  return balanceOf(db(), { kind, ownerId: deployment })
}

/** Reduces a customer's balance. */
const spend = (ownerId: string, amount: number) =>
  db()
    .transaction()
    .execute((tx) => {
      const sides = transfer({ kind: 'customer', ownerId }, funding, amount)
      return post(tx, { kind: 'topUp', referenceId: randomUUID(), at: world.clock.now(), sides })
    })

async function paidAt(provider: ProviderName, refundsAre: Parameters<Cashier['refundsAre']>[1]) {
  const order = await anOrder(world)
  const token = await openAt(order.ann, provider, order)
  await cashier.decide(token, 'succeed')
  await cashier.notify(token)
  await cashier.refundsAre(token, refundsAre)
  return { ...order, token }
}

/** A cancelled order that was paid at a provider; `refundsAre` is the state of its refunds in the sandbox. */
async function cancelled(refundsAre: Parameters<Cashier['refundsAre']>[1], provider: ProviderName = 'wechat') {
  const { ann, orderId, token } = await paidAt(provider, refundsAre)
  const owed = await holds(provider)
  await ann.call(orderCancel, { orderId, reason: 'Mistake', idempotencyKey: randomUUID() })
  await runDue()
  const rows = db().selectFrom('payment_refunds').innerJoin('payments', 'payments.id', 'payment_id')
  const refund = () => rows.selectAll('payment_refunds').where('subject_id', '=', orderId).executeTakeFirstOrThrow()
  const { id } = await refund()
  return {
    token,
    owed,
    payer: ann.id,
    refundNo: id.replaceAll('-', ''),
    status: async () => (await refund()).status,
    balance: () => world.make.balanceOf('customer', ann.id),
    waiting: async () => {
      const jobs = await db().selectFrom('jobs').selectAll().where('kind', '=', refundJob).execute()
      return jobs.filter(({ payload }) => (payload as { refundId: string }).refundId === id)
    },
  }
}

type Cancelled = Awaited<ReturnType<typeof cancelled>>

/** Sends a refund notification of WeChat Pay twice and runs the due jobs. */
async function told({ token, refundNo }: Cancelled, becomes: Parameters<Cashier['refundsAre']>[1]): Promise<void> {
  await cashier.refundsAre(token, becomes)
  for (const _ of [1, 2]) expect(await cashier.notifyRefund(token, refundNo)).toBe(true)
  await runDue()
}

describe('a refund that a provider has taken on', () => {
  it.each(['wechat', 'alipay'] as const)(
    'should be asked for at %s until it is there, ever more seldom',
    async (at) => {
      const refund = await cancelled('open', at)
      const waits: number[] = []
      for (let asked = 0; asked < 30; asked++) {
        const [job, ...more] = await refund.waiting()
        expect(more).toEqual([])
        const wait = ((job?.run_at.getTime() ?? 0) - world.clock.now().getTime()) / 60_000
        waits.push(wait)
        await pass(wait)
      }
      expect(waits.slice(0, 5)).toEqual([1, 2, 4, 8, 16])
      expect(waits.slice(-14)).toEqual(Array.from({ length: 14 }, () => day))
      expect([await refund.status(), await refund.balance()]).toEqual(['accepted', 0])
      await cashier.refundsAre(refund.token, 'done')
      await pass(day)
      expect([await refund.status(), await refund.balance()]).toEqual(['done', 0])
      expect(await refund.waiting()).toEqual([])
      expect(await holds(at)).toBe(refund.owed + paid)
    },
  )

  it('should be done as soon as WeChat Pay reports it, however often it does', async () => {
    const refund = await cancelled('open')
    await told(refund, 'done')
    expect(await refund.status()).toBe('done')
    await pass(day)
    expect(await refund.waiting()).toEqual([])
  })

  it('should not be asked for because of what WeChat Pay did not sign, or what is not known', async () => {
    const { token, refundNo, waiting } = await cancelled('open')
    const before = await waiting()
    const others = ({ wechat, alipay }: SandboxKeys): SandboxKeys => {
      return { alipay, wechat: { ...wechat, provider: alipay.provider } }
    }
    expect(await cashier.notifyRefund(token, refundNo, { keys: others })).toBe(false)
    for (const unknown of [randomUUID().replaceAll('-', ''), 'RF1'])
      expect(await cashier.notifyRefund(token, unknown)).toBe(false)
    expect(await waiting()).toEqual(before)
  })
})

describe('a refund that a provider gave up', () => {
  it.each(['closed', 'abnormal'] as const)('should be credited to the balance once when it is %s', async (becomes) => {
    const refund = await cancelled('open')
    await told(refund, becomes)
    expect([await refund.status(), await refund.balance()]).toEqual(['credited', paid])
    expect(await holds('wechat')).toBe(refund.owed)
    for (let days = 0; days < 60; days++) await pass(day)
    await told(refund, becomes)
    expect([await refund.status(), await refund.balance()]).toEqual(['credited', paid])
    expect(await refund.waiting()).toEqual([])
  })

  it('should be credited without any notification', async () => {
    const refund = await cancelled('open')
    await cashier.refundsAre(refund.token, 'abnormal')
    await pass(1)
    expect([await refund.status(), await refund.balance()]).toEqual(['credited', paid])
  })

  it('should be credited out of what was on its way back when no order needed it', async () => {
    const { ann, orderId } = await anOrder(world)
    const tokens = [await openAt(ann, 'wechat', { orderId }), await openAt(ann, 'alipay', { orderId })]
    for (const token of [...tokens].reverse()) {
      await cashier.refundsAre(token, 'abnormal')
      await cashier.decide(token, 'succeed')
      await cashier.notify(token)
    }
    await runDue()
    expect(await world.make.balanceOf('customer', ann.id)).toBe(paid)
    expect(await holds('returning')).toBe(0)
  })

  it.each([
    { spent: 0, lost: 0 },
    { spent: 2000, lost: 2000 },
  ])('should be paid once when it arrives after all, $spent of the credit being spent', async ({ spent, lost }) => {
    const refund = await cancelled('abnormal')
    expect(await refund.balance()).toBe(paid)
    if (spent > 0) await spend(refund.payer, spent)
    const own = await holds('funding')
    const error = jest.spyOn(world.app.context.log, 'error')
    await told(refund, 'done')
    await told(refund, 'abnormal')
    expect([await refund.status(), await refund.balance()]).toEqual(['done', 0])
    expect(own - (await holds('funding'))).toBe(lost)
    expect(await holds('wechat')).toBe(refund.owed + paid)
    expect(error.mock.calls).toEqual([[expect.objectContaining({ amount: paid, lost }), expect.any(String)]])
    error.mockRestore()
  })
})
