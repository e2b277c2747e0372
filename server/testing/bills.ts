import type { BillProvider } from '@contract/entities/bill'
import type { BillLine } from '../modules/bills/parse'

const wechatHead =
  '交易时间,公众账号ID,商户号,特约商户号,设备号,微信订单号,商户订单号,用户标识,交易类型,交易状态,付款银行,货币种类,应结订单金额,代金券金额,微信退款单号,商户退款单号,退款金额,充值券退款金额,退款类型,退款状态,商品名称,商户数据包,手续费,费率,订单金额,申请退款金额,费率备注'
const wechatSummary = '总交易单数,应结订单总金额,退款总金额,充值券退款总金额,手续费总金额,订单总金额,申请退款总金额'
const alipayHead =
  '支付宝交易号,商户订单号,业务类型,商品名称,创建时间,完成时间,门店编号,门店名称,操作员,终端号,对方账户,订单金额（元）,商家实收（元）,支付宝红包（元）,集分宝（元）,支付宝优惠（元）,商家优惠（元）,券核销金额（元）,券名称,商家红包消费金额（元）,卡消费金额（元）,退款批次号/请求号,服务费（元）,分润（元）,备注'

const yuan = (amount: number): string => (amount / 100).toFixed(2)

/** A row below a head, with some of its fields. */
const rowOf = (head: string, fields: Readonly<Record<string, string>>): string[] =>
  head.split(',').map((name) => fields[name] ?? '')

function wechatRow({ kind, number, amount }: BillLine): string {
  const fields: Readonly<Record<string, string>> =
    kind === 'payment'
      ? { 商户订单号: number, 交易状态: 'SUCCESS', 订单金额: yuan(amount), 申请退款金额: '0.00' }
      : { 商户退款单号: number, 交易状态: 'REFUND', 订单金额: '0.00', 申请退款金额: yuan(amount) }
  return rowOf(wechatHead, fields)
    .map((field) => `\`${field}`)
    .join(',')
}

const wechat = (lines: readonly BillLine[]): string[] => [
  wechatHead,
  ...lines.map(wechatRow),
  wechatSummary,
  `\`${lines.length},\`0.00,\`0.00,\`0.00,\`0.00000,\`0.00,\`0.00`,
]

function alipayRow({ kind, number, amount }: BillLine): string {
  const fields: Readonly<Record<string, string>> =
    kind === 'payment'
      ? { 商户订单号: number, 业务类型: '交易', '订单金额（元）': yuan(amount) }
      : { '退款批次号/请求号': number, 业务类型: '退款', '订单金额（元）': yuan(-amount) }
  return rowOf(alipayHead, fields)
    .map((field) => `${field}\t`)
    .join(',')
}

const alipay = (lines: readonly BillLine[]): string[] => [
  '#支付宝业务明细查询',
  '#账号：[20880000000000000156]',
  '#-----------------------------------------业务明细列表----------------------------------------',
  alipayHead,
  ...lines.map(alipayRow),
  '#-----------------------------------------业务明细列表结束------------------------------------',
  `#交易合计：${lines.length}笔`,
]

const writers = { wechat, alipay }

/** A bill file of a provider with some lines, as its documentation describes it. */
export const aBillOf = (provider: BillProvider, lines: readonly BillLine[]): Uint8Array =>
  new TextEncoder().encode(writers[provider](lines).join('\r\n'))
