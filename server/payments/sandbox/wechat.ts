import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../../context'
import { authorizationParts, newNonce, sealFor, signLines, verifyLines } from '../wechat-signing'
import { platformSerial, type SandboxKeys } from './keys'
import * as queries from './queries'
import { openSandboxTrade } from './trade'
import { sandboxOpenId } from './wechat-shipping'

type Keys = SandboxKeys['wechat']

interface Order {
  description: string
  out_trade_no: string
  time_expire: string
  notify_url: string
  amount: { total: number }
}

interface RefundOrder {
  out_trade_no: string
  out_refund_no: string
  amount: { refund: number }
}

const refundStates = { done: 'SUCCESS', open: 'PROCESSING', closed: 'CLOSED', abnormal: 'ABNORMAL' }

const states = { waiting: 'NOTPAY', paid: 'SUCCESS', failed: 'PAYERROR', cancelled: 'NOTPAY', closed: 'CLOSED' }

/** A trade as WeChat Pay describes it. */
const transactionOf = ({ merchant }: Keys, trade: queries.SandboxTrade) => ({
  appid: merchant.appId,
  mchid: merchant.merchantId,
  out_trade_no: trade.trade_no,
  trade_type: 'JSAPI',
  trade_state: states[trade.state],
  ...(trade.paid_at ? { transaction_id: trade.transaction_id, success_time: trade.paid_at.toISOString() } : {}),
  payer: { openid: sandboxOpenId },
  amount: { total: trade.amount, payer_total: trade.amount, currency: 'CNY', payer_currency: 'CNY' },
})

/** The headers by which WeChat Pay signs a message. */
export function signedHeaders({ provider }: Keys, body: string, at: Date): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1000))
  const nonce = newNonce()
  return {
    'wechatpay-timestamp': timestamp,
    'wechatpay-nonce': nonce,
    'wechatpay-serial': platformSerial,
    'wechatpay-signature': signLines(provider.privateKey, timestamp, nonce, body),
  }
}

function notification(keys: Keys, type: 'transaction' | 'refund', event: string, content: object, at: Date) {
  const body = JSON.stringify({
    id: newNonce(),
    create_time: at.toISOString(),
    resource_type: 'encrypt-resource',
    event_type: event,
    summary: event,
    resource: { original_type: type, ...sealFor(keys.merchant.apiV3Key, JSON.stringify(content), type) },
  })
  return { type: 'application/json', body, headers: signedHeaders(keys, body, at) }
}

/** A notification of a paid trade, as WeChat Pay v3 sends it. */
export const wechatNotification = (keys: Keys, trade: queries.SandboxTrade, at: Date) =>
  notification(keys, 'transaction', 'TRANSACTION.SUCCESS', transactionOf(keys, trade), at)

/** A notification of a refund's state, as WeChat Pay v3 sends it. */
export function wechatRefundNotification(keys: Keys, trade: queries.SandboxTrade, refundNo: string, at: Date) {
  const status = refundStates[trade.refunds_are]
  const content = {
    mchid: keys.merchant.merchantId,
    out_trade_no: trade.trade_no,
    transaction_id: trade.transaction_id,
    out_refund_no: refundNo,
    refund_id: refundNo,
    refund_status: status,
    amount: { total: trade.amount },
  }
  return notification(keys, 'refund', `REFUND.${status}`, content, at)
}

function isSigned({ merchant, provider }: Keys, { method, url, headers, body }: FastifyRequest): boolean {
  const { merchantId, serial, timestamp, nonce, signature } = authorizationParts(headers.authorization ?? '')
  const mine = merchantId === merchant.merchantId && serial === merchant.serial
  const text = typeof body === 'string' ? body : ''
  return mine && verifyLines(provider.merchantKey, signature, method, url, timestamp, nonce, text)
}

class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
  ) {
    super(code)
  }
}

/** The part of WeChat Pay's API v3 that the adapter uses, on the sandbox's own tables. */
export function registerSandboxWechat(app: FastifyInstance, context: Context): void {
  const answer = async (reply: FastifyReply, keys: Keys, status: number, content?: object) => {
    const body = content ? JSON.stringify(content) : ''
    await reply
      .headers(signedHeaders(keys, body, context.clock.now()))
      .code(status)
      .type('application/json')
      .send(body)
  }
  const serve = (method: 'GET' | 'POST', path: string, run: (keys: Keys, request: FastifyRequest) => Promise<object>) =>
    app.route({
      method,
      url: `/sandbox/wechat${path}`,
      handler: async (request, reply) => {
        const { wechat: keys } = await context.sandboxKeys.get()
        try {
          if (!isSigned(keys, request)) throw new ApiError(401, 'SIGN_ERROR')
          await answer(reply, keys, 200, await run(keys, request))
        } catch (error) {
          if (!(error instanceof ApiError)) throw error
          await answer(reply, keys, error.status, { code: error.code, message: error.code })
        }
        return reply
      },
    })
  const tradeOf = async (request: FastifyRequest) => {
    const { tradeNo } = request.params as { tradeNo: string }
    const trade = await queries.findTrade(context.db, 'wechat', tradeNo)
    if (!trade) throw new ApiError(404, 'ORDER_NOT_EXIST')
    return trade
  }

  for (const kind of ['jsapi', 'h5', 'app'])
    serve('POST', `/v3/pay/transactions/${kind}`, async (_, { body }) => {
      const order = JSON.parse(body as string) as Order
      const trade = await openSandboxTrade(context, {
        provider: 'wechat',
        tradeNo: order.out_trade_no,
        amount: order.amount.total,
        title: order.description,
        notifyUrl: order.notify_url,
        expiresAt: new Date(order.time_expire),
      })
      if (trade.amount !== order.amount.total) throw new ApiError(400, 'INVALID_REQUEST')
      if (trade.state === 'closed') throw new ApiError(400, 'ORDER_CLOSED')
      return kind === 'h5' ? { h5_url: `/sandbox?token=${trade.token}` } : { prepay_id: trade.token }
    })
  serve('GET', '/v3/pay/transactions/out-trade-no/:tradeNo', async (keys, request) =>
    transactionOf(keys, await tradeOf(request)),
  )
  serve('POST', '/v3/pay/transactions/out-trade-no/:tradeNo/close', async (_, request) => {
    const { token, state } = await tradeOf(request)
    const closed = await queries.decideTrade(context.db, token, { state: 'closed', paid_at: null })
    if (!closed && state !== 'closed') throw new ApiError(400, 'ORDER_PAID')
    return {}
  })
  serve('POST', '/v3/refund/domestic/refunds', async (_, { body }) => {
    const { out_trade_no, out_refund_no, amount } = JSON.parse(body as string) as RefundOrder
    const trade = await queries.findTrade(context.db, 'wechat', out_trade_no)
    if (!trade) throw new ApiError(404, 'RESOURCE_NOT_EXISTS')
    const refund = { token: trade.token, provider: 'wechat', refundNo: out_refund_no, amount: amount.refund } as const
    const at = context.clock.now()
    const done = await context.db.transaction().execute((tx) => queries.refundTrade(tx, { ...refund, at }))
    if (!done) throw new ApiError(403, 'NOT_ENOUGH')
    return { refund_id: out_refund_no, out_refund_no, out_trade_no, status: refundStates[trade.refunds_are], amount }
  })
  serve('GET', '/v3/refund/domestic/refunds/:refundNo', async (_, { params }) => {
    const { refundNo } = params as { refundNo: string }
    const trade = await queries.tradeOfRefund(context.db, 'wechat', refundNo)
    if (!trade) throw new ApiError(404, 'RESOURCE_NOT_EXISTS')
    const status = refundStates[trade.refunds_are]
    return { refund_id: refundNo, out_refund_no: refundNo, out_trade_no: trade.trade_no, status }
  })
}
