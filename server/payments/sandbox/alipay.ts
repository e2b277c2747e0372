import { createSign, createVerify, type KeyLike } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context'
import { beijingTime, fenOf, fromBeijingTime, yuanOf } from '../alipay-format'
import { personOf } from '../../social/sandbox/code'
import type { SandboxKeys } from './keys'
import * as queries from './queries'
import { openSandboxTrade } from './trade'

type Keys = SandboxKeys['alipay']
type Fields = Record<string, string>
interface BizContent {
  out_trade_no: string
  total_amount: string
  subject: string
  time_expire: string
  out_request_no: string
  refund_amount: string
}

const states = {
  waiting: 'WAIT_BUYER_PAY',
  paid: 'TRADE_SUCCESS',
  failed: 'WAIT_BUYER_PAY',
  cancelled: 'WAIT_BUYER_PAY',
  closed: 'TRADE_CLOSED',
}

/** The signed content: fields sorted by name, without those named in `without`. */
const contentOf = (fields: Fields, without: readonly string[]): string =>
  Object.keys(fields)
    .filter((name) => !without.includes(name) && fields[name] !== '')
    .sort()
    .map((name) => `${name}=${fields[name]}`)
    .join('&')

const rsa2 = (key: KeyLike, content: string): string => createSign('RSA-SHA256').update(content).sign(key, 'base64')

/** A signed notification; the signature covers neither `sign` nor `sign_type`. */
export const signNotification = ({ provider }: Keys, fields: Fields): string => {
  const sign = rsa2(provider.privateKey, contentOf(fields, ['sign', 'sign_type']))
  return new URLSearchParams({ ...fields, sign }).toString()
}

/** The fields of a notification of a paid trade, as Alipay sends them. */
export const notificationFields = ({ merchant }: Keys, trade: queries.SandboxTrade, at: Date): Fields => ({
  notify_time: beijingTime(at),
  notify_type: 'trade_status_sync',
  notify_id: `${trade.transaction_id}${at.getTime()}`,
  app_id: merchant.appId,
  seller_id: merchant.sellerId,
  charset: 'utf-8',
  version: '1.0',
  sign_type: 'RSA2',
  trade_no: trade.transaction_id,
  out_trade_no: trade.trade_no,
  trade_status: 'TRADE_SUCCESS',
  total_amount: yuanOf(trade.amount),
  receipt_amount: yuanOf(trade.amount),
  subject: trade.title,
  ...(trade.paid_at ? { gmt_payment: beijingTime(trade.paid_at) } : {}),
})

/** A trade’s notification, signed, as Alipay posts it. */
export function alipayNotification(keys: Keys, trade: queries.SandboxTrade, at: Date) {
  const body = signNotification(keys, notificationFields(keys, trade, at))
  return { type: 'application/x-www-form-urlencoded; charset=utf-8', body, headers: {} }
}

const isSigned = ({ merchant, provider }: Keys, fields: Fields): boolean =>
  fields.app_id === merchant.appId &&
  createVerify('RSA-SHA256')
    .update(contentOf(fields, ['sign']))
    .verify(provider.merchantKey, fields.sign ?? '', 'base64')

const good = { code: '10000', msg: 'Success' }
const bad = (sub_code: string) => ({ code: '40004', msg: 'Business Failed', sub_code })

/** The part of Alipay's gateway that the adapter uses, on the sandbox's own tables. */
export function registerSandboxAlipay(app: FastifyInstance, context: Context): void {
  const { db, clock } = context
  const found = async (biz: BizContent, run: (trade: queries.SandboxTrade) => object | Promise<object>) => {
    const trade = await queries.findTrade(db, 'alipay', biz.out_trade_no)
    return trade ? run(trade) : bad('ACQ.TRADE_NOT_EXIST')
  }
  const methods: Partial<Record<string, (biz: BizContent, fields: Fields) => Promise<object>>> = {
    'alipay.trade.create': async (biz, { notify_url = '' }) => {
      const trade = await openSandboxTrade(context, {
        provider: 'alipay',
        tradeNo: biz.out_trade_no,
        amount: fenOf(biz.total_amount),
        title: biz.subject,
        notifyUrl: notify_url,
        expiresAt: fromBeijingTime(biz.time_expire),
      })
      if (trade.amount !== fenOf(biz.total_amount)) return bad('ACQ.CONTEXT_INCONSISTENT')
      if (trade.state === 'closed') return bad('ACQ.TRADE_HAS_CLOSE')
      return { ...good, out_trade_no: trade.trade_no, trade_no: trade.token }
    },
    'alipay.trade.query': (biz) =>
      found(biz, (trade) => ({
        ...good,
        out_trade_no: trade.trade_no,
        trade_no: trade.transaction_id,
        trade_status: states[trade.state],
        total_amount: yuanOf(trade.amount),
        ...(trade.paid_at ? { send_pay_date: beijingTime(trade.paid_at) } : {}),
      })),
    'alipay.trade.close': (biz) =>
      found(biz, async ({ token, state, trade_no }) => {
        const closed = await queries.decideTrade(db, token, { state: 'closed', paid_at: null })
        return closed || state === 'closed' ? { ...good, out_trade_no: trade_no } : bad('ACQ.TRADE_STATUS_ERROR')
      }),
    'alipay.trade.refund': (biz) =>
      found(biz, async ({ token, trade_no, transaction_id, refunds_are }) => {
        const refund = { token, provider: 'alipay', refundNo: biz.out_request_no } as const
        const amount = fenOf(biz.refund_amount)
        const at = clock.now()
        const done = await db.transaction().execute((tx) => queries.refundTrade(tx, { ...refund, amount, at }))
        if (!done) return bad('ACQ.SELLER_BALANCE_NOT_ENOUGH')
        const fund_change = refunds_are === 'done' ? 'Y' : 'N'
        return { ...good, trade_no: transaction_id, out_trade_no: trade_no, fund_change }
      }),
    'alipay.trade.fastpay.refund.query': (biz) =>
      found(biz, async ({ trade_no, refunds_are }) => {
        const isDone = refunds_are === 'done' && (await queries.tradeOfRefund(db, 'alipay', biz.out_request_no))
        return { ...good, out_trade_no: trade_no, ...(isDone ? { refund_status: 'REFUND_SUCCESS' } : {}) }
      }),
    'alipay.system.oauth.token': (_, { code = '' }) => {
      const person = personOf(context, 'alipay', code)
      const refusal = { code: '40002', msg: 'Invalid Arguments', sub_code: 'isv.code-invalid' }
      return Promise.resolve(person === undefined ? refusal : { open_id: person, access_token: person })
    },
  }

  app.post('/sandbox/alipay/gateway.do', async (request, reply) => {
    const { alipay: keys } = await context.sandboxKeys.get()
    const query = new URLSearchParams(request.url.split('?')[1] ?? '')
    const fields: Fields = {
      ...Object.fromEntries(query),
      ...Object.fromEntries(new URLSearchParams(String(request.body))),
    }
    const run = methods[fields.method ?? '']
    const name =
      run && isSigned(keys, fields) ? `${(fields.method ?? '').replaceAll('.', '_')}_response` : 'error_response'
    const answer =
      run && name !== 'error_response'
        ? await run(JSON.parse(fields.biz_content ?? '{}') as BizContent, fields)
        : { code: '40002', msg: 'Invalid Arguments', sub_code: 'isv.invalid-signature' }
    const content = JSON.stringify(answer)
    const sign = rsa2(keys.provider.privateKey, content)
    return reply.type('application/json').send(`{"${name}":${content},"sign":"${sign}"}`)
  })
}
