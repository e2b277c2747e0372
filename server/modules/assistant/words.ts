import { formatDay } from '@contract/day'
import { plural } from '@contract/format'
import { formatMoney } from '@contract/money'
import type { Language, Localized } from '@contract/settings'
import { type AfterSalesState, isOpenRefund } from '@contract/states/after-sales'
import { localClock, localDay, utcOffset } from '../../local-time'
import type { ExpectedArrival } from '../order/kind/arrival'
import type { KnownOrder } from './queries'

/** Intents that the assistant knows, with their keywords in both languages. */
export const intents = {
  person: /人工|真人|转接|客服人员|\b(?:person|human|agent|representative|somebody|someone)\b/i,
  refund: /退款|退钱|退货|售后|\b(?:refunds?|money back|returns?)\b/i,
  coupons: /优惠|红包|券|\b(?:coupons?|vouchers?|red envelopes?|discounts?|offers?)\b/i,
  order: /订单|外卖|到哪|多久|什么时候|配送|快递|\b(?:orders?|where|when|late|delivery|rider|parcel)\b/i,
} as const
export type Intent = keyof typeof intents

const names = Object.keys(intents) as Intent[]

/** Intent of a text, or of the choice that it labels; undefined when none matches. */
export const intentOf = (text: string, choice?: string): Intent | undefined =>
  names.find((name) => name === choice) ?? names.find((name) => intents[name].test(text))

/** The assistant's choices. */
export const choices: readonly { key: Intent; label: Localized }[] = [
  { key: 'order', label: { en: 'My order', zh: '查订单' } },
  { key: 'refund', label: { en: 'My refund', zh: '查退款' } },
  { key: 'coupons', label: { en: 'My coupons', zh: '查优惠券' } },
  { key: 'person', label: { en: 'Talk to a person', zh: '转人工客服' } },
]

export const words = {
  help: {
    en: 'I can help with orders, refunds and coupons. What’s it about?',
    zh: '我可以帮您查询订单、退款和优惠券，请问有什么可以帮您？',
  },
  failed: { en: 'I can’t answer right now', zh: '抱歉，我暂时无法回答您的问题' },
  which: { en: 'Which order is it about?', zh: '请选择您要咨询的订单' },
  noOrders: { en: 'You have no orders yet', zh: '您暂时没有订单' },
  noRefund: {
    en: 'You have no refunds. You can request one from the order',
    zh: '您暂无退款记录，可在订单详情页申请退款',
  },
} satisfies Record<string, Localized>

const phases: Record<KnownOrder['phase'], Localized> = {
  toPay: { en: 'is waiting for your payment', zh: '等待您付款' },
  inProgress: { en: 'is in progress', zh: '正在进行中' },
  toReview: { en: 'is done. You can review it', zh: '已完成，欢迎评价' },
  done: { en: 'is done', zh: '已完成' },
  cancelled: { en: 'was cancelled. Anything you paid is refunded', zh: '已取消，已付款项将原路退回' },
}

interface Local {
  readonly now: Date
  readonly timeZone: string
}

/** Time of an arrival in a language: a clock, a day, or both. */
function arrivalWords({ at, precision }: ExpectedArrival, { now, timeZone }: Local, language: Language): string {
  const [day, clock] = [formatDay(at, now, language, utcOffset(timeZone, at)), localClock(timeZone, at)]
  if (precision === 'day') return day
  if (localDay(timeZone, at) === localDay(timeZone, now)) return clock
  return language === 'zh' ? `${day}${clock}` : `${day} ${clock}`
}

/** Sentences on an arrival; empty when it is past. */
function arrivalSentence(arrival: ExpectedArrival, local: Local): Localized {
  const { at, precision } = arrival
  const isDay = precision === 'day'
  const { now, timeZone } = local
  const isPast = isDay ? localDay(timeZone, at) < localDay(timeZone, now) : at <= now
  if (isPast) return { en: '', zh: '' }
  const [en, zh] = [arrivalWords(arrival, local, 'en'), arrivalWords(arrival, local, 'zh')]
  return { en: ` Expected arrival: ${en}.`, zh: isDay ? `预计${zh}前送达。` : `预计${zh}送达。` }
}

/** Sentences on the state of an order, and on its expected arrival, if any. */
export function orderWords(order: KnownOrder, arrival: ExpectedArrival | null, local: Local): Localized {
  const { title, phase, refunded } = order
  const due = arrival && arrivalSentence(arrival, local)
  const back = refunded > 0 ? formatMoney(refunded) : null
  return {
    en: [`“${title.en}” ${phases[phase].en}.`, due?.en ?? '', back === null ? '' : ` ${back} was refunded.`].join(''),
    zh: [`“${title.zh}”${phases[phase].zh}。`, due?.zh ?? '', back === null ? '' : `已退款${back}。`].join(''),
  }
}

/** Sentence on the state of a refund. */
export function refundWords({
  number,
  state,
  amount,
}: {
  number: string
  state: AfterSalesState
  amount: number
}): Localized {
  const sum = formatMoney(amount)
  if (state === 'refundComplete')
    return {
      en: `Refund ${number} of ${sum} is complete. The money goes to your payment method.`,
      zh: `退款单${number}（${sum}）已完成，款项已原路退回。`,
    }
  if (isOpenRefund(state))
    return {
      en: `Refund ${number} of ${sum} is under review. We’ll let you know.`,
      zh: `退款单${number}（${sum}）正在处理中，有结果会第一时间通知您。`,
    }
  return { en: `Refund ${number} of ${sum} is closed.`, zh: `退款单${number}（${sum}）已关闭。` }
}

/** Sentence on the number of coupons. */
export const couponWords = (count: number): Localized => ({
  en:
    count === 0
      ? 'You have no coupons now. See the coupon centre.'
      : `You have ${plural(count, 'coupon')}. ${count === 1 ? 'It applies' : 'They apply'} automatically when you order.`,
  zh: count === 0 ? '您暂无可用优惠券，可前往领券中心领取。' : `您有${count}张可用优惠券，下单时自动抵扣。`,
})
