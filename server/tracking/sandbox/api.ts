import { md5 } from '../http'
import type { Kuaidi100Settings } from '../settings'
import * as z from 'zod/mini'
import { carrierOf } from '../../modules/mall/parcels/carriers'
import type { Waybill } from './queries'

/** Account of the sandbox at itself. */
export type Account = Pick<Kuaidi100Settings, 'key' | 'customer' | 'salt'>

const Subscription = z.object({
  company: z.string(),
  number: z.string(),
  key: z.string(),
  parameters: z.object({
    callbackurl: z.url(),
    salt: z.string(),
    resultv2: z.literal('4'),
    phone: z.optional(z.string()),
  }),
})
const Query = z.object({
  com: z.string(),
  num: z.string(),
  resultv2: z.literal('4'),
  phone: z.optional(z.string()),
})

/** Requested parcel, by its carrier and number. */
export interface ParcelQuery {
  readonly carrier: string
  readonly number: string
}

/** An answer as Kuaidi100 gives it. */
export const answer = (returnCode: string, message: string) => ({ result: returnCode === '200', returnCode, message })
export type Answer = ReturnType<typeof answer>

const refusedForm = answer('400', '参数错误')
const refusedSign = answer('503', '验证签名失败')
const refusedKey = answer('600', '您不是合法的订阅者')
const refusedPhone = answer('408', '手机号码校验失败')

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return undefined
  }
}

/** Whether a phone satisfies a carrier: four digits, where it requires them. */
const fits = (carrier: string, phone: string | undefined): boolean =>
  phone === undefined ? !carrierOf(carrier)?.wantsPhone : /^\d{4}$/.test(phone)

/** Reads a subscription; answers a refusal for one that Kuaidi100 would refuse. */
export function readSubscription(form: URLSearchParams, account: Account): ParcelQuery | Answer {
  const { success, data } = Subscription.safeParse(parsed(form.get('param')))
  if (!success || form.get('schema') !== 'json') return refusedForm
  const { company: carrier, number, key, parameters } = data
  if (key !== account.key || parameters.salt !== account.salt) return refusedKey
  return fits(carrier, parameters.phone) ? { carrier, number } : refusedPhone
}

/** Reads a query; answers a refusal for one that Kuaidi100 would refuse. */
export function readQuery(form: URLSearchParams, { key, customer }: Account): ParcelQuery | Answer {
  const param = form.get('param') ?? ''
  if (form.get('customer') !== customer || form.get('sign') !== md5(param + key + customer).toUpperCase())
    return refusedSign
  const { success, data } = Query.safeParse(parsed(param))
  if (!success) return refusedForm
  return fits(data.com, data.phone) ? { carrier: data.com, number: data.num } : refusedPhone
}

/** Tracking of a parcel after its first `count` scans, newest first as Kuaidi100 lists them. */
export function resultOf({ carrier, tracking_number, scans }: Waybill, count = scans.length) {
  const shown = scans.slice(0, count)
  const state = shown.at(-1)?.code ?? '0'
  return {
    message: 'ok',
    nu: tracking_number,
    com: carrier,
    status: '200',
    ischeck: state === '3' ? '1' : '0',
    state,
    data: shown.map(({ code, text, at }) => ({ context: text, time: at, ftime: at, statusCode: code })).reverse(),
  }
}

/** The form of a push, signed. */
export function pushOf(result: ReturnType<typeof resultOf>, { salt }: Account): URLSearchParams {
  const status = result.ischeck === '1' ? 'shutdown' : 'polling'
  const param = JSON.stringify({ status, billstatus: 'change', message: '', lastResult: result })
  return new URLSearchParams({ param, sign: md5(param + salt).toUpperCase() })
}
