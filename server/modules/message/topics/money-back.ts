import type { MessageTargetKind } from '@contract/message-groups'
import type { Localized } from '@contract/settings'
import { money, topic } from './topic'

export interface MoneyBackParams {
  /** The store, or the name of an order without one. */
  readonly name: Localized
  /** The reader's part of it. */
  readonly amount: number
}

/** The topic of money that goes back, which differs by the screen that shows what it was paid for. */
const of = (target: MessageTargetKind, action: Localized) =>
  topic<MoneyBackParams>({
    group: 'refunds',
    target,
    words: {
      en: ({ name, amount }) => ({
        title: 'Refund on its way',
        text: `${money(amount)} for ${name.en} is being refunded to your payment method.`,
        action: action.en,
      }),
      zh: ({ name, amount }) => ({
        title: '退款通知',
        text: `${name.zh}的${money(amount)}将原路退回`,
        action: action.zh,
      }),
    },
  })

const order = { en: 'See the order', zh: '查看订单' }
const booking = { en: 'See the booking', zh: '查看预订' }

/** Topics of money that goes back to its payers. */
export const moneyBackTopics = {
  orderMoneyBack: of('order', order),
  mallMoneyBack: of('mallOrder', order),
  stayMoneyBack: of('stay', booking),
  tableMoneyBack: of('table', booking),
  voucherMoneyBack: of('voucher', { en: 'See the voucher', zh: '查看团购券' }),
  dealGroupMoneyBack: of('dealGroup', { en: 'See the group', zh: '查看拼团' }),
  errandMoneyBack: of('errand', { en: 'See the errand', zh: '查看跑腿订单' }),
  shareMoneyBack: of('groupSplit', { en: 'Bill split', zh: '查看分摊' }),
}
