import Taro from '@tarojs/taro'
import type { Checkout, PaymentScene } from '@contract/entities/payment'
import { isCancelled } from './cancelled'

/** How paying at a provider ended, by what the platform says; the truth is the server's to tell. */
export type Outcome = 'done' | 'cancelled' | 'failed'

/** What kind of client this is to a provider. */
export const paymentScene: PaymentScene = 'mini'

/** The sandbox's cashier is a screen of the client, and everywhere. */
const sandboxed: readonly string[] = ['balance', 'wechat', 'alipay']
const own = process.env.TARO_ENV === 'alipay' ? 'alipay' : 'wechat'

/** Whether this client can carry out a way of paying; one of a later version or of another platform it does not draw. */
export const canPayBy = (kind: string, sandbox: boolean): boolean =>
  sandbox ? sandboxed.includes(kind) : kind === 'balance' || kind === own

/** The one-time code by which a real provider knows who pays. */
export const payerCode = async (): Promise<string | undefined> => (await Taro.login()).code

interface TradePay {
  tradePay: (options: { tradeNO: string }) => Promise<{ resultCode: string }>
}

const outcomes: Partial<Record<string, Outcome>> = { '9000': 'done', '8000': 'done', '6001': 'cancelled' }

const byAlipay = (tradeNO: string): Promise<Outcome> =>
  (Taro as unknown as TradePay).tradePay({ tradeNO }).then(
    ({ resultCode }) => outcomes[resultCode] ?? 'failed',
    () => 'failed',
  )

const byWechat = ({ how: _, ...params }: Extract<Checkout, { how: 'wechatMini' }>): Promise<Outcome> =>
  Taro.requestPayment(params).then(
    () => 'done',
    (error: { errMsg?: string }) => (isCancelled(error) ? 'cancelled' : 'failed'),
  )

/** Pays by the platform's own means. */
export function payAt(checkout: Checkout): Promise<Outcome> {
  if (checkout.how === 'wechatMini') return byWechat(checkout)
  if (checkout.how === 'alipayMini') return byAlipay(checkout.tradeNo)
  return Promise.resolve('failed')
}
