import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import type { Context } from '../../context'
import { wechatParcels } from '../wechat-shipping'
import * as queries from './queries'

const filled = (most: number) => z.string().check(z.minLength(1), z.maxLength(most))

const Parcel = z.strictObject({
  tracking_no: filled(128),
  express_company: filled(128),
  item_desc: filled(120),
  contact: z.optional(z.strictObject({ receiver_contact: z.string().check(z.regex(/^\*{4}\d{4}$/)) })),
})
const Upload = z.strictObject({
  order_key: z.strictObject({ order_number_type: z.literal(2), transaction_id: filled(64) }),
  logistics_type: z.literal(1),
  delivery_mode: z.union([z.literal(1), z.literal(2)]),
  is_all_delivered: z.optional(z.boolean()),
  shipping_list: z.array(Parcel).check(z.minLength(1), z.maxLength(wechatParcels)),
  upload_time: z.iso.datetime({ offset: true }),
  payer: z.strictObject({ openid: filled(128) }),
})
type Upload = z.output<typeof Upload>

/** The person who pays at the sandbox. */
export const sandboxOpenId = 'sandbox-payer'

const sfWantsContact = ({ express_company, contact }: z.output<typeof Parcel>) =>
  express_company === 'SF' && contact === undefined

/** The error code by which WeChat refuses a form, or 0. */
function formCode({ delivery_mode, is_all_delivered, shipping_list, payer }: Upload): number {
  if (payer.openid !== sandboxOpenId) return 10060031
  if (delivery_mode === 1 && shipping_list.length !== 1) return 268485228
  if (delivery_mode === 2 && is_all_delivered === undefined) return 10060007
  return shipping_list.some(sfWantsContact) ? 10060014 : 0
}

/** Shipping API of WeChat's apps, with the refusals of the real one. */
export function registerSandboxShipping(app: FastifyInstance, context: Context): void {
  const { db, seal } = context
  const token = () => seal.sign('the access token of the sandbox’s app')
  const upload = async (content: unknown): Promise<number> => {
    const { success, data } = Upload.safeParse(content)
    if (!success) return 10060014
    const { order_key, delivery_mode, is_all_delivered = true, shipping_list, upload_time } = data
    if (!(await queries.isPaid(db, order_key.transaction_id))) return 10060001
    const before = await queries.shipmentOf(db, order_key.transaction_id)
    if (before && (before.complete || before.delivery_mode !== delivery_mode)) return 10060002
    if (before && new Date(upload_time) <= before.upload_time) return 268485216
    const code = formCode(data)
    if (code === 0)
      await queries.keepShipment(db, {
        transaction_id: order_key.transaction_id,
        ...{ delivery_mode, upload_time },
        complete: is_all_delivered,
        shipping_list: JSON.stringify(shipping_list),
      })
    return code
  }
  const parsed = (body: unknown): unknown => (typeof body === 'string' ? JSON.parse(body) : body)

  app.post('/sandbox/wechat/cgi-bin/stable_token', async ({ body }) => {
    const { wechat } = await context.sandboxKeys.get()
    const { appid, secret, grant_type } = parsed(body) as Record<string, unknown>
    const isRight = grant_type === 'client_credential' && appid === wechat.merchant.appId
    if (!isRight || secret !== wechat.merchant.appSecret) return { errcode: 40125, errmsg: 'invalid appsecret' }
    return { access_token: token(), expires_in: 7200 }
  })
  app.post('/sandbox/wechat/wxa/sec/order/upload_shipping_info', async ({ body, query }) => {
    const { access_token } = query as Record<string, unknown>
    const errcode = access_token === token() ? await upload(parsed(body)) : 40001
    return { errcode, errmsg: errcode === 0 ? 'ok' : 'refused' }
  })
}
