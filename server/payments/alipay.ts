import type { AlipaySdk, AlipaySdkCommonResult } from 'alipay-sdk'
import type { Checkout } from '@contract/entities/payment'
import type { Clock } from '../clock'
import { beijingTime, fenOf, fromBeijingTime, yuanOf } from './alipay-format'
import {
  ForgedMessage,
  type Notification,
  type PaymentProvider,
  type RefundOrder,
  type RefundState,
  type Trade,
  type TradeState,
} from './provider'
import type { AlipaySettings } from './settings'

const states: Record<string, 'waiting' | 'closed'> = { WAIT_BUYER_PAY: 'waiting', TRADE_CLOSED: 'closed' }
const paid = ['TRADE_SUCCESS', 'TRADE_FINISHED']
/** The payment was never started: Alipay creates a trade when its page is opened. */
const neverStarted = 'ACQ.TRADE_NOT_EXIST'

export interface AlipayOptions {
  readonly keys: AlipaySettings
  readonly sandbox: boolean
  readonly clock: Clock
  readonly gateway: () => string
  readonly notifyUrl: () => string
  /** The payer's id at Alipay (`buyer_open_id`). */
  readonly buyer: (trade: Trade, sdk: AlipaySdk) => Promise<string>
}

/** Alipay by its official SDK: RSA2 in public key mode. */
export class Alipay implements PaymentProvider {
  readonly name = 'alipay'
  readonly sandbox: boolean
  readonly accepted = { status: 200, type: 'text/plain', body: 'success' }
  readonly refused = { status: 200, type: 'text/plain', body: 'fail' }
  private sdk: Promise<AlipaySdk> | undefined

  constructor(private readonly options: AlipayOptions) {
    this.sandbox = options.sandbox
  }

  async open(trade: Trade): Promise<Checkout> {
    const sdk = await this.client()
    const bizContent = {
      outTradeNo: trade.tradeNo,
      totalAmount: yuanOf(trade.amount),
      subject: trade.title,
      timeExpire: beijingTime(trade.expiresAt),
    }
    const notifyUrl = this.options.notifyUrl()
    if (trade.scene === 'page') {
      const content = { ...bizContent, productCode: 'QUICK_WAP_WAY' }
      return {
        how: 'page',
        address: sdk.pageExecute('alipay.trade.wap.pay', 'GET', { notifyUrl, bizContent: content }),
      }
    }
    if (trade.scene === 'app') {
      const content = { ...bizContent, productCode: 'QUICK_MSECURITY_PAY' }
      return {
        how: 'app',
        params: { order: sdk.sdkExecute('alipay.trade.app.pay', { notifyUrl, bizContent: content }) },
      }
    }
    const buyerOpenId = await this.options.buyer(trade, sdk)
    const content = { ...bizContent, productCode: 'JSAPI_PAY', opAppId: this.options.keys.appId, buyerOpenId }
    const { tradeNo } = await this.ask('alipay.trade.create', { notifyUrl, bizContent: content })
    return { how: 'alipayMini', tradeNo: String(tradeNo) }
  }

  async query(outTradeNo: string): Promise<TradeState> {
    const answer = await this.ask('alipay.trade.query', { bizContent: { outTradeNo } }, [neverStarted])
    if (answer.subCode === neverStarted) return { state: 'unknown' }
    const { tradeStatus, tradeNo, totalAmount, sendPayDate } = answer as unknown as Record<string, string | undefined>
    return this.stateOf({ outTradeNo, tradeStatus, tradeNo, totalAmount, paidAt: sendPayDate })
  }

  async close(outTradeNo: string): Promise<void> {
    await this.ask('alipay.trade.close', { bizContent: { outTradeNo } }, [neverStarted])
  }

  /** Only `fundChange` confirms that the money moved; repeated and slow requests are answered without it. */
  async refund({ tradeNo, refundNo, amount }: RefundOrder): Promise<RefundState> {
    const bizContent = { outTradeNo: tradeNo, outRequestNo: refundNo, refundAmount: yuanOf(amount) }
    const { fundChange } = await this.ask('alipay.trade.refund', { bizContent })
    return fundChange === 'Y' ? 'done' : 'open'
  }

  /** Repeats an unfinished request under the same number, as Alipay requires. */
  async refundState(refund: RefundOrder): Promise<RefundState> {
    const bizContent = { outTradeNo: refund.tradeNo, outRequestNo: refund.refundNo }
    const { refundStatus } = await this.ask('alipay.trade.fastpay.refund.query', { bizContent })
    return refundStatus === 'REFUND_SUCCESS' ? 'done' : this.refund(refund)
  }

  async read({ body }: Notification): Promise<TradeState> {
    const fields = Object.fromEntries(new URLSearchParams(body))
    // The SDK also accepts SHA-1 signatures when the sender names them.
    if (fields.sign_type !== 'RSA2' || !fields.sign || !(await this.client()).checkNotifySignV2(fields))
      throw new ForgedMessage('the signature is wrong')
    const { appId, sellerId } = this.options.keys
    if (fields.app_id !== appId || fields.seller_id !== sellerId) throw new ForgedMessage('it is for another merchant')
    return this.stateOf({
      outTradeNo: fields.out_trade_no,
      tradeStatus: fields.trade_status,
      tradeNo: fields.trade_no,
      totalAmount: fields.total_amount,
      currency: fields.trans_currency,
      paidAt: fields.gmt_payment,
    })
  }

  private stateOf(trade: Record<string, string | undefined>): TradeState {
    const { outTradeNo, tradeStatus = '', tradeNo, totalAmount, currency = 'CNY', paidAt } = trade
    if (!paid.includes(tradeStatus)) return { state: states[tradeStatus] ?? 'waiting' }
    if (!outTradeNo || !tradeNo) throw new ForgedMessage('it says paid without a trade')
    const at = paidAt ? fromBeijingTime(paidAt) : this.options.clock.now()
    return {
      state: 'paid',
      tradeNo: outTradeNo,
      transactionId: tradeNo,
      amount: fenOf(totalAmount),
      currency,
      paidAt: at,
    }
  }

  private async ask(method: string, params: object, allowed: readonly string[] = []): Promise<AlipaySdkCommonResult> {
    const sdk = await this.client()
    const answer = await sdk.exec(method, params, { validateSign: true })
    if (answer.code === '10000' || allowed.includes(String(answer.subCode))) return answer
    throw new Error(`Alipay answered ${answer.code} ${String(answer.subCode ?? '')} to ${method}`)
  }

  /** Loaded on first use, because it brings an HTTP client along. */
  private client(): Promise<AlipaySdk> {
    this.sdk ??= import('alipay-sdk').then(({ AlipaySdk: Sdk }) => {
      const { appId, privateKey, alipayPublicKey } = this.options.keys
      const gateway = this.options.gateway()
      return new Sdk({ appId, privateKey, alipayPublicKey, gateway, keyType: 'PKCS8', camelcase: true })
    })
    return this.sdk
  }
}
