import { createPublicKey } from 'node:crypto'
import * as z from 'zod/mini'
import type { Checkout } from '@contract/entities/payment'
import type { Clock } from '../clock'
import {
  ForgedMessage,
  type Notification,
  type PaymentProvider,
  type RefundOrder,
  type RefundState,
  type RefundNotice,
  type ShippedTrade,
  type Trade,
  type TradeState,
} from './provider'
import type { WechatSettings } from './settings'
import { tellWechat } from './wechat-shipping'
import { authorization, newNonce, openSealed, signLines, verifyLines } from './wechat-signing'
import { WechatApi } from './wechat-token'

/** Older signatures are treated as replays. */
const freshSeconds = 300
const timeoutMs = 10_000

const Transaction = z.object({
  appid: z.string(),
  mchid: z.string(),
  out_trade_no: z.string(),
  trade_state: z.string(),
  transaction_id: z.optional(z.string()),
  success_time: z.optional(z.string()),
  payer: z.optional(z.object({ openid: z.string() })),
  amount: z.optional(z.object({ total: z.int(), currency: z.string() })),
})

const Refund = z.object({ mchid: z.string(), out_refund_no: z.string() })

const Sealed = z.object({
  algorithm: z.literal('AEAD_AES_256_GCM'),
  ciphertext: z.string(),
  nonce: z.string(),
  associated_data: z.optional(z.string()),
})
const Message = z.object({ event_type: z.string(), resource: Sealed })

const states: Record<string, 'failed' | 'closed' | 'waiting'> = {
  PAYERROR: 'failed',
  CLOSED: 'closed',
  REVOKED: 'closed',
  NOTPAY: 'waiting',
  USERPAYING: 'waiting',
}

/** `ABNORMAL`: the bank could not credit it, and only the merchant can repeat it by hand. */
const refundStates: Record<string, RefundState> = {
  SUCCESS: 'done',
  PROCESSING: 'open',
  ABNORMAL: 'failed',
  CLOSED: 'failed',
}

function refundStateOf({ status }: Record<string, unknown>): RefundState {
  const state = refundStates[String(status)]
  if (!state) throw new Error(`WeChat Pay left a refund ${String(status)}`)
  return state
}

const json = (body: object) => ({ type: 'application/json', body: JSON.stringify(body) })

export interface WechatOptions {
  readonly keys: WechatSettings
  readonly sandbox: boolean
  readonly clock: Clock
  /** The base address of the API, and the address for its notifications. */
  readonly base: () => string
  /** The base address of WeChat's API of apps. */
  readonly api: () => string
  readonly notifyUrl: () => string
  /** The payer's id at WeChat. */
  readonly openId: (trade: Trade) => Promise<string>
}

/**
 * WeChat Pay, API v3. Signing and sealing use Node's crypto, because the SDKs do not verify the tag of sealed messages or
 * support certificates only.
 */
export class WechatPay implements PaymentProvider {
  readonly name = 'wechat'
  readonly sandbox: boolean
  private readonly api: WechatApi
  readonly accepted = { status: 200, ...json({ code: 'SUCCESS', message: 'OK' }) }
  readonly refused = { status: 401, ...json({ code: 'FAIL', message: 'refused' }) }

  constructor(private readonly options: WechatOptions) {
    this.sandbox = options.sandbox
    this.api = new WechatApi(options)
  }

  async open(trade: Trade): Promise<Checkout> {
    const { appId, merchantId } = this.options.keys
    const kind = { mini: 'jsapi', page: 'h5', app: 'app' }[trade.scene]
    const answer = await this.ask('POST', `/v3/pay/transactions/${kind}`, {
      appid: appId,
      mchid: merchantId,
      description: trade.title,
      out_trade_no: trade.tradeNo,
      time_expire: trade.expiresAt.toISOString().replace(/\.\d+Z$/, '+00:00'),
      notify_url: this.options.notifyUrl(),
      amount: { total: trade.amount, currency: 'CNY' },
      ...(trade.scene === 'mini' ? { payer: { openid: await this.options.openId(trade) } } : {}),
      ...(trade.scene === 'page' ? { scene_info: { payer_client_ip: trade.ip, h5_info: { type: 'Wap' } } } : {}),
    })
    if (trade.scene === 'page') return { how: 'page', address: String(answer.h5_url) }
    return trade.scene === 'mini' ? this.mini(String(answer.prepay_id)) : this.app(String(answer.prepay_id))
  }

  async query(tradeNo: string): Promise<TradeState> {
    const answer = await this.transaction(tradeNo)
    return answer.missing ? { state: 'unknown' } : this.stateOf(Transaction.parse(answer))
  }

  async tellShipped(trade: ShippedTrade): Promise<void> {
    const { transaction_id, payer } = Transaction.parse(await this.transaction(trade.tradeNo))
    if (!transaction_id || !payer) throw new Error('WeChat Pay does not say who paid')
    await tellWechat(this.api, { transactionId: transaction_id, openId: payer.openid }, trade)
  }

  private transaction(tradeNo: string) {
    const path = `/v3/pay/transactions/out-trade-no/${tradeNo}?mchid=${this.options.keys.merchantId}`
    return this.ask('GET', path, undefined, ['ORDER_NOT_EXIST', 'ORDERNOTEXIST', 'RESOURCE_NOT_EXISTS'])
  }

  async close(tradeNo: string): Promise<void> {
    const { merchantId: mchid } = this.options.keys
    const gone = ['ORDER_NOT_EXIST', 'ORDERNOTEXIST', 'ORDER_CLOSED', 'ORDERCLOSED']
    await this.ask('POST', `/v3/pay/transactions/out-trade-no/${tradeNo}/close`, { mchid }, gone)
  }

  async refund({ tradeNo, refundNo, amount, total }: RefundOrder): Promise<RefundState> {
    const answer = await this.ask('POST', '/v3/refund/domestic/refunds', {
      out_trade_no: tradeNo,
      out_refund_no: refundNo,
      notify_url: this.options.notifyUrl(),
      amount: { refund: amount, total, currency: 'CNY' },
    })
    return refundStateOf(answer)
  }

  async refundState({ refundNo }: RefundOrder): Promise<RefundState> {
    return refundStateOf(await this.ask('GET', `/v3/refund/domestic/refunds/${refundNo}`))
  }

  read({ headers, body, at }: Notification): Promise<TradeState | RefundNotice> {
    this.checkSigned(headers, body, at)
    const { event_type, resource } = parsed(Message, body)
    const content = this.unseal(resource)
    return Promise.resolve(
      event_type.startsWith('REFUND.')
        ? this.refundNotice(parsed(Refund, content))
        : this.stateOf(parsed(Transaction, content)),
    )
  }

  private refundNotice({ mchid, out_refund_no: refundNo }: z.output<typeof Refund>): RefundNotice {
    if (mchid !== this.options.keys.merchantId) throw new ForgedMessage('it is for another merchant')
    return { state: 'refund', refundNo }
  }

  private unseal(resource: z.output<typeof Sealed>): string {
    try {
      return openSealed(this.options.keys.apiV3Key, { ...resource, associated_data: resource.associated_data ?? '' })
    } catch {
      throw new ForgedMessage('the content was not sealed with the key')
    }
  }

  private stateOf(transaction: z.output<typeof Transaction>): TradeState {
    const { appid, mchid, out_trade_no, trade_state, transaction_id, success_time, amount } = transaction
    const { appId, merchantId } = this.options.keys
    if (appid !== appId || mchid !== merchantId) throw new ForgedMessage('it is for another merchant')
    // A refunded trade was paid before.
    if (trade_state !== 'SUCCESS' && trade_state !== 'REFUND') return { state: states[trade_state] ?? 'waiting' }
    if (!transaction_id || !amount) throw new ForgedMessage('it says paid without an amount')
    const paidAt = success_time ? new Date(success_time) : this.options.clock.now()
    const { total, currency } = amount
    return { state: 'paid', tradeNo: out_trade_no, transactionId: transaction_id, amount: total, currency, paidAt }
  }

  private checkSigned(headers: Notification['headers'], body: string, at: Date): void {
    const part = (name: string) => [headers[`wechatpay-${name}`] ?? ''].flat().join()
    const { platformKeys } = this.options.keys
    const serial = part('serial')
    const key = Object.hasOwn(platformKeys, serial) ? platformKeys[serial] : undefined
    const age = Math.abs(at.getTime() / 1000 - Number(part('timestamp')))
    if (!key) throw new ForgedMessage('the signature is of an unknown key')
    if (!(age <= freshSeconds)) throw new ForgedMessage('the signature is too old')
    if (!verifyLines(createPublicKey(key), part('signature'), part('timestamp'), part('nonce'), body))
      throw new ForgedMessage('the signature is wrong')
  }

  private mini(prepayId: string): Checkout {
    const { appId, privateKey } = this.options.keys
    const timeStamp = this.seconds()
    const nonceStr = newNonce()
    const packed = `prepay_id=${prepayId}`
    const paySign = signLines(privateKey, appId, timeStamp, nonceStr, packed)
    return { how: 'wechatMini', timeStamp, nonceStr, package: packed, signType: 'RSA', paySign }
  }

  private app(prepayid: string): Checkout {
    const { appId: appid, merchantId: partnerid, privateKey } = this.options.keys
    const timestamp = this.seconds()
    const noncestr = newNonce()
    const sign = signLines(privateKey, appid, timestamp, noncestr, prepayid)
    return { how: 'app', params: { appid, partnerid, prepayid, package: 'Sign=WXPay', noncestr, timestamp, sign } }
  }

  private seconds = (): string => String(Math.floor(this.options.clock.now().getTime() / 1000))

  /** Calls the API and verifies the response's signature. Error codes in `missing` are answered as `{ missing: true }`. */
  private async ask(method: 'GET' | 'POST', path: string, content?: object, missing: readonly string[] = []) {
    const body = content ? JSON.stringify(content) : ''
    const url = new URL(this.options.base() + path)
    const at = this.options.clock.now()
    const response = await fetch(url, {
      method,
      headers: {
        accept: 'application/json',
        'user-agent': 'linli',
        authorization: authorization(this.options.keys, { method, path: url.pathname + url.search, body, at }),
        ...(content ? { 'content-type': 'application/json' } : {}),
      },
      ...(content ? { body } : {}),
      signal: AbortSignal.timeout(timeoutMs),
    })
    const text = await response.text()
    const answer = (text ? JSON.parse(text) : {}) as Record<string, unknown>
    if (missing.includes(String(answer.code))) return { missing: true }
    if (!response.ok) throw new Error(`WeChat Pay answered ${response.status} ${String(answer.code)} to ${method}`)
    this.checkSigned(Object.fromEntries(response.headers), text, this.options.clock.now())
    return answer
  }
}

function parsed<S extends z.ZodMiniType>(schema: S, text: string): z.output<S> {
  try {
    return schema.parse(JSON.parse(text))
  } catch {
    throw new ForgedMessage('it is not of the right form')
  }
}
