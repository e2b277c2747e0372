import { randomUUID } from 'node:crypto'
import { cartAdd } from '@contract/calls/cart'
import { orderConfirm, orderSubmit } from '@contract/calls/order'
import { paymentAlipayOrder, paymentWechatOrder } from '@contract/calls/payment'
import type { ProviderName } from '../database/schema'
import { notifyPath } from '../payments/addresses'
import { notificationFields, signNotification } from '../payments/sandbox/alipay'
import type { SandboxKeys } from '../payments/sandbox/keys'
import { type SandboxTrade, tradeOf } from '../payments/sandbox/queries'
import { wechatNotification, wechatRefundNotification } from '../payments/sandbox/wechat'
import type { TestCaller } from './caller'
import type { World } from './world'

const calls = { wechat: paymentWechatOrder, alipay: paymentAlipayOrder }

/** Modifications of a notification: its trade, its signing keys and its time. */
export interface NotificationOverrides {
  trade?: Partial<SandboxTrade>
  keys?: (keys: SandboxKeys) => SandboxKeys
  at?: Date
  /** Changes the signed message. */
  message?: (message: Message) => Message
}

interface Message {
  type: string
  body: string
  headers: Record<string, string>
}

/** An unpaid order of 56.00 in a new store. */
export async function anOrder(world: World, { balance = 0, stock = 1000 } = {}) {
  const ann = await world.make.customer({ balance })
  const storeId = await world.make.store()
  const goodsId = await world.make.goods(storeId, { stock })
  await world.make.address(ann.id)
  await ann.call(cartAdd, { goodsId, quantity: 2 })
  const { id } = await ann.call(orderConfirm, { storeId })
  const { orderId } = await ann.call(orderSubmit, { quoteId: id, idempotencyKey: randomUUID() })
  return { ann, storeId, goodsId, orderId }
}

type What = { orderId: string } | { paymentId: string } | { shareToken: string }

/** Starts a payment at a provider, a part of it from the balance if given; returns the token of the sandbox's cashier. */
export async function openAt(
  caller: TestCaller,
  provider: ProviderName,
  what: What,
  fromBalance?: number,
): Promise<string> {
  const part = fromBalance === undefined ? {} : { fromBalance, payPassword: '246810' }
  const { checkout } = await caller.call(calls[provider], { ...what, ...part, idempotencyKey: randomUUID() })
  if (checkout.how !== 'sandbox') throw new Error(`the sandbox answered ${checkout.how}`)
  return checkout.token
}

/** The payer's actions at the sandbox's cashier and the providers' notifications, over real HTTP. */
export class Cashier {
  constructor(private readonly world: World) {}

  /** Presses a button of the cashier; returns the HTTP status. */
  async decide(token: string, decision: 'succeed' | 'fail' | 'cancel'): Promise<number> {
    const response = await this.post('/sandbox/cashier/decide', 'application/json', JSON.stringify({ token, decision }))
    return ((await response.json()) as { code: number }).code
  }

  /** The state of a trade in the sandbox. */
  async trade(token: string): Promise<SandboxTrade> {
    const trade = await tradeOf(this.world.app.context.db, token)
    if (!trade) throw new Error('the sandbox has no such trade')
    return trade
  }

  /** Sends a notification of a trade directly, modified or not; returns whether the server accepted it. */
  async notify(token: string, overrides: NotificationOverrides = {}): Promise<boolean> {
    const paid = { state: 'paid', paid_at: this.world.clock.now() } as const
    const trade = { ...(await this.trade(token)), ...paid, ...overrides.trade }
    const plain = await this.message(trade, overrides)
    const { type, body, headers } = overrides.message?.(plain) ?? plain
    const response = await this.post(notifyPath(trade.provider), type, body, headers)
    const answer = await response.text()
    return trade.provider === 'wechat' ? response.status === 200 : answer === 'success'
  }

  /** Sets the outcome of further refunds of a trade. */
  async refundsAre(token: string, refunds_are: SandboxTrade['refunds_are']): Promise<void> {
    const { db } = this.world.app.context
    await db.updateTable('sandbox_trades').set({ refunds_are }).where('token', '=', token).execute()
  }

  /** Sends WeChat Pay's notification of a refund; returns whether the server accepted it. */
  async notifyRefund(
    token: string,
    refundNo: string,
    { keys = (own) => own }: NotificationOverrides = {},
  ): Promise<boolean> {
    const { context } = this.world.app
    const { wechat } = keys(await context.sandboxKeys.get())
    const message = wechatRefundNotification(wechat, await this.trade(token), refundNo, context.clock.now())
    return (await this.post(notifyPath('wechat'), message.type, message.body, message.headers)).status === 200
  }

  /** Posts a purported notification of a provider. */
  post(path: string, type: string, body: string, headers: Record<string, string> = {}) {
    const all = { ...headers, 'content-type': type }
    return fetch(this.world.base + path, { method: 'POST', headers: all, body })
  }

  private async message(
    trade: SandboxTrade,
    { keys = (own) => own, at = this.world.clock.now() }: NotificationOverrides,
  ) {
    const used = keys(await this.world.app.context.sandboxKeys.get())
    if (trade.provider === 'wechat') return wechatNotification(used.wechat, trade, at)
    const body = signNotification(used.alipay, notificationFields(used.alipay, trade, at))
    return { type: 'application/x-www-form-urlencoded', body, headers: {} }
  }
}
