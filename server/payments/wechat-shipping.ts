import type { ShippedParcel, ShippedTrade } from './provider'
import type { WechatApi } from './wechat-token'

/** The most parcels that WeChat takes of one payment. */
export const wechatParcels = 15
const descriptionLength = 120

/** WeChat's codes for a payment whose shipping is complete, or a report without news. */
const toldAlready = [10060002, 10060003, 10060023]

/** A time as RFC 3339 by Beijing's clock, as WeChat's examples have it. */
const stamp = (at: Date): string => new Date(at.getTime() + 8 * 3_600_000).toISOString().replace('Z', '+08:00')

/**
 * Parcels of a report to WeChat: all shipped ones, up to its limit. Where there are more, the last place stays free
 * until all were shipped.
 */
function chosen({ parcels, complete }: ShippedTrade): readonly ShippedParcel[] {
  if (parcels.length < wechatParcels || (complete && parcels.length === wechatParcels)) return parcels
  return complete ? [...parcels.slice(0, wechatParcels - 1), ...parcels.slice(-1)] : parcels.slice(0, wechatParcels - 1)
}

const parcelOf = ({ company, number, description, phoneTail }: ShippedParcel) => ({
  tracking_no: number,
  express_company: company,
  item_desc: [...description].slice(0, descriptionLength).join(''),
  ...(phoneTail && { contact: { receiver_contact: `****${phoneTail}` } }),
})

/** A trade at WeChat Pay and its payer. */
export interface WechatTrade {
  readonly transactionId: string
  readonly openId: string
}

/** Reports the parcels of a trade to WeChat. @throws unless WeChat accepts them. */
export async function tellWechat(api: WechatApi, { transactionId, openId }: WechatTrade, trade: ShippedTrade) {
  const isOne = trade.complete && trade.parcels.length === 1 && !trade.toldBefore
  const code = await api.post('/wxa/sec/order/upload_shipping_info', {
    order_key: { order_number_type: 2, transaction_id: transactionId },
    logistics_type: 1,
    delivery_mode: isOne ? 1 : 2,
    ...(!isOne && { is_all_delivered: trade.complete }),
    shipping_list: chosen(trade).map(parcelOf),
    upload_time: stamp(trade.at),
    payer: { openid: openId },
  })
  if (code !== 0 && !toldAlready.includes(code)) throw new Error(`WeChat did not take the shipping (${code})`)
}
