import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { orderCancel } from '@contract/calls/order'
import * as calls from '@contract/calls/payment'
import { walletMyMoney } from '@contract/calls/wallet'
import type { ProviderName } from '../../server/database/schema'
import { differencesIn } from '../../server/modules/books/queries'
import { lockOrder } from '../../server/modules/order/queries'
import { refundPart } from '../../server/modules/order/settlement'
import { trustedId } from '../../server/security/trusted-id'
import { withBooks } from '../../server/testing/books'
import { RefusedCall, type TestCaller } from '../../server/testing/caller'
import { balanceOf } from '../../server/testing/orders'
import { anOrder, type Cashier, openAt } from '../../server/testing/payments'
import { anyPart } from '../../server/testing/refunds'
import type { World } from '../../server/testing/world'
import { isFailure } from '../../server/http/failure'
import { timeLimit } from '../support/time-limit'

jest.setTimeout(timeLimit(300))

let world: World
let cashier: Cashier
withBooks((its) => ({ world, cashier } = its))

const total = 5600
const key = () => ({ idempotencyKey: randomUUID() })
const db = () => world.app.context.db

/** One order, its customer, and all that may happen to its payment from the balance and at providers. */
class Payer {
  private readonly tokens: string[] = []

  constructor(
    readonly ann: TestCaller,
    private readonly orderId: string,
  ) {}

  readonly acts = {
    split: (pick: number) => this.open(pick % 2 === 0 ? 'wechat' : 'alipay', 500 * (1 + (pick % 8))),
    whole: (pick: number) => this.open(pick % 2 === 0 ? 'wechat' : 'alipay'),
    succeed: async (pick: number) => {
      const token = this.any(pick)
      if (!token) return
      await cashier.decide(token, 'succeed')
      if ((await cashier.trade(token)).state === 'paid') await this.told(token)
    },
    fail: async (pick: number) => {
      const token = this.any(pick)
      if (token) await cashier.decide(token, 'fail')
    },
    /** The provider takes the money of a trade whatever was done to it, as Alipay may with a page that was not opened before. */
    takeLate: async (pick: number) => {
      const token = this.any(pick)
      if (!token) return
      const paid = { state: 'paid', paid_at: world.clock.now() } as const
      await db().updateTable('sandbox_trades').set(paid).where('token', '=', token).execute()
      await this.told(token)
    },
    payFromBalance: () =>
      this.ann.call(calls.paymentBalancePay, { orderId: this.orderId, payPassword: '246810', ...key() }),
    ask: () => this.ann.call(calls.paymentStatus, { orderId: this.orderId }),
    giveUp: () => this.ann.call(calls.paymentCancel, { orderId: this.orderId }),
    cancel: () => this.ann.call(orderCancel, { orderId: this.orderId, reason: 'Mistake', ...key() }),
    refund: async (pick: number) => {
      const [amount, referenceId] = [700 * (1 + (pick % 8)), randomUUID()]
      const once = () =>
        db()
          .transaction()
          .execute(async (tx) => {
            const order = await lockOrder(tx, trustedId('order', this.orderId))
            const at = world.clock.now()
            await refundPart(tx, order, { ...(await anyPart(tx, this.orderId, amount)), referenceId, at })
          })
      await Promise.all([once(), once()].map(named))
    },
    wait: async (pick: number) => {
      world.clock.forward(1 + (pick % 9))
      await world.app.context.jobs.runDue()
    },
  }

  /** Lets every deadline of the payment pass. */
  async calm(): Promise<void> {
    for (const minutes of [20, 20, 60]) {
      world.clock.forward(minutes)
      await world.app.context.jobs.runDue()
    }
  }

  /** Money of the customer at the providers: taken and not refunded. */
  async atProviders(): Promise<number> {
    const trades = await Promise.all(this.tokens.map((token) => cashier.trade(token)))
    return trades.reduce((sum, { state, amount, refunded }) => sum + (state === 'paid' ? amount - refunded : 0), 0)
  }

  /** Cost of the order, less refunds. */
  async cost(): Promise<number> {
    const payments = await db().selectFrom('payments').selectAll().where('subject_id', '=', this.orderId).execute()
    const paid = payments.filter(({ status }) => status === 'paid' || status === 'refunded')
    return paid.reduce((sum, { amount, refunded }) => sum + amount - refunded, 0)
  }

  private async open(provider: ProviderName, part?: number) {
    const token = await openAt(this.ann, provider, { orderId: this.orderId }, part)
    if (!this.tokens.includes(token)) this.tokens.push(token)
  }

  private async told(token: string) {
    await Promise.all([cashier.notify(token), cashier.notify(token)])
  }

  private any = (pick: number): string | undefined => this.tokens[pick % Math.max(1, this.tokens.length)]
}

/** A refusal by a name is an answer; anything else is a fault. */
async function named(act: Promise<unknown>): Promise<void> {
  await act.catch((error: unknown) => {
    const isNamed = error instanceof RefusedCall ? error.status < 500 : isFailure(error)
    if (!isNamed) throw error
  })
}

type Act = keyof Payer['acts']
const often: Act[] = ['split', 'split', 'split', 'succeed', 'succeed', 'refund', 'wait']
const acts: Act[] = [...often, 'whole', 'fail', 'takeLate', 'payFromBalance', 'ask', 'giveUp', 'cancel']
const act = fc.tuple(fc.constantFrom(...acts), fc.nat(15))
/** Steps of one to three acts at once. */
const steps = fc.array(fc.array(act, { minLength: 1, maxLength: 3 }), { minLength: 3, maxLength: 9 })
/** A balance that does not cover the order, and one that does. */
const balances = fc.constantFrom(4000, 9000)

describe('a payment from the balance and by a provider', () => {
  it('should cost its customer what the order does, in whatever order and however much at once things happen', async () => {
    await fc.assert(
      fc.asyncProperty(steps, balances, async (happening, beginning) => {
        const { ann, orderId } = await anOrder(world, { balance: beginning })
        const payer = new Payer(ann, orderId)
        await named(payer.acts.split(happening.length))
        for (const step of happening)
          await Promise.all(step.map(([name, pick]) => named(Promise.resolve(payer.acts[name](pick)))))
        await payer.calm()
        const spent = beginning - (await balanceOf(ann))
        expect(spent + (await payer.atProviders())).toBe(await payer.cost())
        expect(await payer.cost()).toBeLessThanOrEqual(total)
        const { items } = await ann.call(walletMyMoney, { pageSize: 50 })
        expect(items.reduce((sum, { amount }) => sum + amount, 0)).toBe(beginning - spent)
        const live = db().selectFrom('provider_payments').select('id').where('balance_held', '>', 0)
        expect(await live.execute()).toEqual([])
        expect(await differencesIn(db())).toEqual([])
      }),
      { numRuns: Number(process.env.SPLIT_RUNS ?? 20), endOnFailure: true },
    )
  })
})
