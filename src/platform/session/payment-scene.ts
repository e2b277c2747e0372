import Taro from '@tarojs/taro'
import type { Checkout, PaymentScene } from '@contract/entities/payment'
import { isPaymentKind } from '@contract/payment-kinds'
import { isCancelled } from '@/platform/device/cancelled'

/** Result of a provider payment as reported by the platform; the server has the authoritative one. */
export type Outcome = 'done' | 'cancelled' | 'failed'

/** The payment scene of this client. */
export const paymentScene: PaymentScene = 'mini'

const own = process.env.TARO_ENV === 'alipay' ? 'alipay' : 'wechat'

/**
 * Whether this client supports a payment method; unknown methods and those of other platforms are hidden. The sandbox's cashier
 * is a screen of the client and works everywhere.
 */
export const canPayBy = (kind: string, sandbox: boolean): boolean =>
  sandbox ? isPaymentKind(kind) : kind === 'balance' || kind === own

/** One-time login code by which a real provider identifies the payer. */
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

/** Starts the payment through the platform's API. */
export function payAt(checkout: Checkout): Promise<Outcome> {
  if (checkout.how === 'wechatMini') return byWechat(checkout)
  if (checkout.how === 'alipayMini') return byAlipay(checkout.tradeNo)
  return Promise.resolve('failed')
}
