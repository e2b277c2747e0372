import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Transaction } from 'kysely'
import type { RequestInput } from '@contract/call'
import { addressAdd } from '@contract/calls/address'
import { cartAdd, cartDelete } from '@contract/calls/cart'
import * as calls from '@contract/calls/order'
import { paymentBalancePay, paymentCancel, paymentStatus } from '@contract/calls/payment'
import { orderReview } from '@contract/calls/review'
import { eventsFor } from '@contract/states/machine'
import { type DeliveryMethod, takeaway, type TakeawayState } from '@contract/states/takeaway'
import type { Random } from '../../server/demo/city/random'
import type { Database } from '../../server/database/schema'
import { isFailure } from '../../server/http/failure'
import { lockRefund, newestRefund } from '../../server/modules/refund/queries'
import { RefusedCall, type TestCaller } from '../../server/testing/caller'
import type { Cashier } from '../../server/testing/payments'
import { openAt } from '../../server/testing/payments'
import type { World } from '../../server/testing/world'
import { trustedId } from '../../server/security/trusted-id'

export const payPassword = '246810'
const key = () => ({ idempotencyKey: randomUUID() })
const reason = 'Changed my mind'

const form: RequestInput<typeof addressAdd> = {
  consignee: 'Lin Yue',
  gender: 1,
  mobile: '13812346209',
  regionCode: '440305',
  address: 'Keyuan Garden',
  addressDetail: 'Rm 1602',
  tag: 'Home',
  isDefault: false,
  latitude: 22.5329,
  longitude: 113.93,
}

export interface Shop {
  readonly storeId: string
  readonly goods: readonly string[]
}

/** One order, its customer and a friend who may pay it, and everything that anybody may do to it, at any time. */
export class Storm {
  private token: string | undefined

  constructor(
    private readonly world: World,
    private readonly cashier: Cashier,
    private readonly chance: Random,
    private readonly ann: TestCaller,
    private readonly shop: Shop,
    readonly orderId: string,
  ) {}

  private get dishes(): string[] {
    return this.chance.chance(0.5) ? [...this.shop.goods] : [...this.shop.goods].reverse()
  }

  /** Actions of customers; the server may refuse any of them by name. */
  private readonly acts: readonly [() => Promise<unknown>, ...(() => Promise<unknown>)[]] = [
    () => this.ann.call(paymentBalancePay, { orderId: this.orderId, payPassword, ...key() }),
    () => this.ann.call(paymentBalancePay, { orderId: this.orderId, payPassword, ...key() }),
    () => this.payAtWechat(),
    () => this.payPartly(),
    () => this.ann.call(paymentStatus, { orderId: this.orderId }),
    () => this.ann.call(paymentCancel, { orderId: this.orderId }),
    () => this.cancel(),
    () => this.advance(),
    () => this.advance(),
    () => this.advance(),
    () => this.apply(),
    () => this.decide(),
    () => this.ann.call(calls.orderConfirmReceipt, { orderId: this.orderId, ...key() }),
    () => this.review(),
    () => this.runOut(),
    () => this.ann.call(calls.orderAgain, { orderId: this.orderId }),
    () => this.orderMore(),
    () => this.ann.call(addressAdd, form),
    () => this.ann.call(cartDelete, { storeId: this.shop.storeId }),
    () => this.world.app.context.jobs.runDue(),
  ]

  /** Acts at once, some of them twice; what ends in anything but an answer or a named refusal is thrown. */
  async gust(): Promise<void> {
    const acts = Array.from({ length: this.chance.whole(2, 4) }, () => this.chance.pick(this.acts))
    await Promise.all(acts.map((act) => this.tried(act)))
  }

  private async tried(act: () => Promise<unknown>): Promise<void> {
    await wait(this.chance.whole(0, 12))
    await act().catch((error: unknown) => {
      const named = error instanceof RefusedCall ? error.status < 500 : isFailure(error)
      if (!named) throw error
    })
  }

  private async payAtWechat(): Promise<void> {
    this.token ??= await openAt(this.ann, 'wechat', { orderId: this.orderId })
    const { token } = this
    await this.cashier.decide(token, 'succeed')
    // A trade that was closed meanwhile takes no money, and its provider reports none.
    if ((await this.cashier.trade(token)).state !== 'paid') return
    await Promise.all([this.cashier.notify(token), this.cashier.notify(token)])
  }

  /** Some from the balance and the rest at a provider, whose money may come though the attempt has ended meanwhile. */
  private async payPartly(): Promise<void> {
    const provider = this.chance.pick(['wechat', 'alipay'] as const)
    const token = await openAt(this.ann, provider, { orderId: this.orderId }, this.chance.whole(1, 4000))
    if (this.chance.chance(0.3)) return
    await this.cashier.decide(token, this.chance.pick(['succeed', 'succeed', 'succeed', 'fail']))
    if ((await this.cashier.trade(token)).state !== 'paid') return
    await Promise.all([this.cashier.notify(token), this.cashier.notify(token)])
  }

  /** Mostly a store or a rider is quicker. */
  private cancel(): Promise<unknown> {
    if (this.chance.chance(0.8)) return this.advance()
    return this.ann.call(calls.orderCancel, { orderId: this.orderId, reason, ...key() })
  }

  /** The next things that a store and a rider do. */
  private async advance(): Promise<void> {
    for (let steps = this.chance.whole(1, 4); steps > 0; steps -= 1) await this.step()
  }

  private async step(): Promise<void> {
    const { context, services } = this.world.app
    const engine = services.orders
    await context.db.transaction().execute(async (tx) => {
      const order = await engine.lock(tx, trustedId('order', this.orderId))
      const events = (['merchant', 'rider'] as const).flatMap((actor) =>
        eventsFor(takeaway, order.state as TakeawayState, actor, order.variant as DeliveryMethod).map((event) => ({
          event,
          actor,
        })),
      )
      const next = events.find(({ event }) => event !== 'refund' && (event !== 'refuse' || this.chance.chance(0.1)))
      if (next) await engine.fire(tx, order, next.event, next.actor, { reason, minutes: 5 })
    })
  }

  private async apply(): Promise<void> {
    const position = this.chance.whole(0, this.shop.goods.length - 1)
    const part = { type: 'partial', lines: [{ position, quantity: 1 }] } as const
    const what = this.chance.chance(0.7) ? part : ({ type: 'full', lines: [] } as const)
    const { id } = await this.ann.call(calls.orderApplyRefund, {
      ...{ orderId: this.orderId, reason: 'It was cold', description: 'Cold', ...key() },
      ...{ type: what.type, lines: [...what.lines] },
    })
    if (this.chance.chance(0.3)) await this.ann.call(calls.orderCancelRefund, { refundId: id })
  }

  private async decide(): Promise<void> {
    const { context, services } = this.world.app
    await context.db.transaction().execute(async (tx) => {
      const order = await services.orders.lock(tx, trustedId('order', this.orderId))
      const refund = this.chance.chance(0.5)
        ? await newestRefund(tx, trustedId('order', this.orderId))
        : await this.anyRefund(tx)
      const event = this.chance.chance(0.7) ? 'agreeRefund' : 'refuse'
      if (refund) await services.refunds.fire(tx, order, refund, event, 'merchant', { reason: 'Made as ordered' })
    })
  }

  /** The first of the refunds that wait for the store. */
  private async anyRefund(tx: Transaction<Database>) {
    const waiting = tx.selectFrom('refunds').select('id').where('order_id', '=', this.orderId)
    const first = await waiting.where('state', '=', 'merchantReview').orderBy('id').executeTakeFirst()
    return first && lockRefund(tx, trustedId('refund', first.id))
  }

  private async runOut(): Promise<void> {
    if (this.chance.chance(0.7)) return
    const { context, services } = this.world.app
    await context.db.transaction().execute(async (tx) => {
      await services.shortages.report(tx, await services.orders.lock(tx, trustedId('order', this.orderId)), 0)
    })
  }

  private review() {
    const dishes = this.dishes.map((goodsId) => ({ goodsId, liked: true }))
    return this.ann.call(orderReview, { orderId: this.orderId, rating: 5, dishes, ...key() })
  }

  private orderMore() {
    return placed(this.ann, { ...this.shop, goods: this.dishes })
  }
}

/** An unpaid order of every dish of a shop. */
export async function placed(ann: TestCaller, { storeId, goods }: Shop): Promise<string> {
  for (const goodsId of goods) await ann.call(cartAdd, { goodsId, quantity: 1 })
  const { id } = await ann.call(calls.orderConfirm, { storeId })
  return (await ann.call(calls.orderSubmit, { quoteId: id, ...key() })).orderId
}
