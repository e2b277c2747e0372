import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { sql, type Transaction } from 'kysely'
import * as payment from '@contract/calls/payment'
import {
  walletMyMoney,
  walletRecharge,
  walletRechargeLog,
  walletWithdraw,
  walletWithdrawLog,
} from '@contract/calls/wallet'
import type { Database } from '../../database/schema'
import { RefusedCall, type TestCaller } from '../../testing/caller'
import { balanceOf, cancel, submit } from '../../testing/orders'
import { cartAdd } from '@contract/calls/cart'
import { orderConfirm } from '@contract/calls/order'
import { withBooks } from '../../testing/books'
import { type Cashier, openAt } from '../../testing/payments'
import { anAccount, sandboxSays } from '../../testing/withdrawals'
import type { World } from '../../testing/world'
import { timeLimit } from '../../../tests/support/time-limit'

jest.setTimeout(timeLimit(120))

let world: World
let cashier: Cashier
withBooks((its) => ({ world, cashier } = its))

const key = () => ({ idempotencyKey: randomUUID() })

/**
 * One customer who tops up, pays, cancels, is refunded and withdraws in any order, with repeated notifications to the
 * server.
 */
class Purse {
  private readonly topUps: { paymentId: string; token: string }[] = []
  private readonly orders: string[] = []
  private readonly withdrawals: string[] = []

  constructor(
    readonly ann: TestCaller,
    private readonly storeId: string,
    private readonly goodsId: string,
    /** Two withdrawal accounts: one that is paid at once, and one whose provider answers only on demand. */
    private readonly accounts: readonly string[],
  ) {}

  readonly acts = {
    topUp: async () => {
      const { paymentId } = await this.ann.call(walletRecharge, { amount: 100_00, ...key() })
      this.topUps.push({ paymentId, token: await openAt(this.ann, 'wechat', { paymentId }) })
    },
    succeed: async (pick: number) => {
      const topUp = this.any(this.topUps, pick)
      if (!topUp) return
      await cashier.decide(topUp.token, 'succeed')
      if ((await cashier.trade(topUp.token)).state !== 'paid') return
      await Promise.all([cashier.notify(topUp.token), cashier.notify(topUp.token)])
    },
    fail: async (pick: number) => {
      const topUp = this.any(this.topUps, pick)
      if (topUp) await cashier.decide(topUp.token, 'fail')
    },
    giveUp: async (pick: number) => {
      const topUp = this.any(this.topUps, pick)
      if (topUp) await this.ann.call(payment.paymentCancel, { paymentId: topUp.paymentId })
    },
    ask: async (pick: number) => {
      const topUp = this.any(this.topUps, pick)
      if (topUp) await this.ann.call(payment.paymentStatus, { paymentId: topUp.paymentId })
    },
    order: async () => {
      await this.ann.call(cartAdd, { goodsId: this.goodsId, quantity: 2 })
      const { id } = await this.ann.call(orderConfirm, { storeId: this.storeId })
      this.orders.push((await submit(this.ann, id)).orderId)
    },
    pay: async (pick: number) => {
      const orderId = this.any(this.orders, pick)
      if (!orderId) return
      const pay = () => this.ann.call(payment.paymentBalancePay, { orderId, payPassword: '246810', ...key() })
      await Promise.all([pay(), pay()].map(named))
    },
    refund: async (pick: number) => {
      const orderId = this.any(this.orders, pick)
      if (orderId) await cancel(this.ann, orderId)
    },
    /** From two devices at once, each with a separate key. */
    withdraw: async (pick: number) => {
      const accountId = this.any(this.accounts, pick)
      const ask = async () => {
        const keyed = { payPassword: '246810', ...key() }
        const { id } = await this.ann.call(walletWithdraw, { accountId, amount: 60_00, ...keyed })
        this.withdrawals.push(id)
      }
      await Promise.all([ask(), ask()].map(named))
    },
    approve: (pick: number) => this.decide(pick, (tx, id) => world.app.services.withdrawals.approve(tx, id)),
    reject: (pick: number) =>
      this.decide(pick, (tx, id) => world.app.services.withdrawals.reject(tx, id, { en: 'No', zh: '否' })),
    payoutFails: (pick: number) => this.hear(pick, 'failed'),
    payoutArrives: (pick: number) => this.hear(pick, 'done'),
    wait: async () => {
      world.clock.forward(6)
      await world.app.context.jobs.runDue()
    },
  }

  /** A decision that is made twice at once. */
  private async decide(pick: number, decide: (tx: Transaction<Database>, id: string) => Promise<unknown>) {
    const id = this.any(this.withdrawals, pick)
    if (!id) return
    const once = () => world.app.context.db.transaction().execute((tx) => decide(tx, id))
    await Promise.all([once(), once()])
  }

  /** The provider of payouts makes up its mind, and is asked again once the server's patience allows. */
  private async hear(pick: number, answers: 'done' | 'failed') {
    const id = this.any(this.withdrawals, pick)
    if (id) await sandboxSays(world, id, answers)
  }

  /** Sum of the provider's payouts, each once. */
  async paidOut(): Promise<number> {
    const rows = await world.app.context.db
      .selectFrom('sandbox_payouts')
      .innerJoin('withdrawals', (join) =>
        join.on(sql<boolean>`sandbox_payouts.number = replace(withdrawals.id::text, '-', '')`),
      )
      .select('sandbox_payouts.amount')
      .where('customer_id', '=', this.ann.id)
      .where('withdrawals.state', '=', 'credited')
      .execute()
    return rows.reduce((all, { amount }) => all + amount, 0)
  }

  private any<T>(things: readonly T[], pick: number): T | undefined {
    return things[pick % Math.max(1, things.length)]
  }
}

/** A refusal by a name is an answer; anything else is a fault. */
async function named(act: Promise<unknown>): Promise<void> {
  await act.catch((error: unknown) => {
    if (!(error instanceof RefusedCall) || error.status >= 500) throw error
  })
}

async function aPurse(): Promise<Purse> {
  const ann = await world.make.customer()
  const storeId = await world.make.store()
  const goodsId = await world.make.goods(storeId)
  await world.make.address(ann.id)
  const accounts = [await anAccount(ann, '622200001234'), await anAccount(ann, '622200000002')]
  return new Purse(
    ann,
    storeId,
    goodsId,
    accounts.map(({ id }) => id),
  )
}

const acts = [
  ...(['topUp', 'succeed', 'fail', 'giveUp', 'ask', 'order', 'pay', 'refund', 'wait'] as const),
  ...(['withdraw', 'approve', 'reject', 'payoutFails', 'payoutArrives'] as const),
] as const
const steps = fc.array(fc.tuple(fc.constantFrom(...acts), fc.nat(7)), { minLength: 12, maxLength: 22 })

describe('money that goes through the balance', () => {
  it('should neither be made nor lost, in whatever order things happen', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (happening) => {
        const purse = await aPurse()
        for (const [act, pick] of [['topUp', 0], ['succeed', 0], ['order', 0], ['withdraw', 1], ...happening] as const)
          await named(purse.acts[act](pick))
        await purse.acts.wait()
        const { items } = await purse.ann.call(walletMyMoney, { pageSize: 50 })
        const log = await purse.ann.call(walletRechargeLog, { pageSize: 50 })
        const credited = log.items.filter(({ state }) => state === 'credited')
        const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0)
        const toppedUp = items.filter(({ type }) => type === 'topUp').map(({ amount }) => amount)
        expect(await balanceOf(purse.ann)).toBe(sum(items.map(({ amount }) => amount)))
        expect(sum(toppedUp)).toBe(sum(credited.map(({ amount }) => amount)))
        const withdrawn = (await purse.ann.call(walletWithdrawLog, { pageSize: 50 })).items
        const kept = withdrawn.filter(({ state }) => state !== 'rejected')
        const moved = items.filter(({ category }) => category === 'withdrawal').map(({ amount }) => amount)
        expect(sum(moved) + sum(kept.map(({ amount }) => amount))).toBe(0)
        expect(await purse.paidOut()).toBe(
          sum(withdrawn.filter(({ state }) => state === 'credited').map(({ arrives }) => arrives)),
        )
        expect(await balanceOf(purse.ann)).toBeGreaterThanOrEqual(0)
      }),
      { numRuns: 6, seed: 20260325, endOnFailure: true },
    )
  })
})
