import type { Localized } from '@contract/settings'
import { money, topic } from './topic'

interface StoreMoney {
  readonly store: Localized
  readonly amount: number
}

interface Payout extends StoreMoney {
  /** Name and masked number of the account. */
  readonly account: Localized
  readonly number: string
}

/** Topics of stores, for their merchants. */
export const storeTopics = {
  storeRefundAsked: topic<StoreMoney>({
    group: 'refunds',
    target: 'storeRefunds',
    words: {
      en: ({ store, amount }) => ({
        title: 'A customer wants a refund',
        text: `${money(amount)} at ${store.en}. Answer in time, or it’s refunded automatically.`,
        action: 'Answer the request',
      }),
      zh: ({ store, amount }) => ({
        title: '您有新的退款申请',
        text: `${store.zh}收到${money(amount)}的退款申请，逾期未处理将自动退款`,
        action: '去处理',
      }),
    },
  }),
  storePayoutPaid: topic<Payout>({
    group: 'wallet',
    target: 'storePayouts',
    words: {
      en: ({ store, amount, account, number }) => ({
        title: 'Payout sent',
        text: `${money(amount)} of ${store.en} went to ${account.en} ${number}.`,
        action: 'See payouts',
      }),
      zh: ({ store, amount, account, number }) => ({
        title: '货款已到账',
        text: `${store.zh}的${money(amount)}已打款至${account.zh} ${number}`,
        action: '查看打款记录',
      }),
    },
  }),
  storePayoutReturned: topic<Payout & { readonly reason: Localized }>({
    group: 'wallet',
    target: 'storePayouts',
    words: {
      en: ({ store, amount, reason }) => ({
        title: 'Payout failed',
        text: `${reason.en}. ${money(amount)} are back in the balance of ${store.en}.`,
        action: 'See why',
      }),
      zh: ({ store, amount, reason }) => ({
        title: '打款失败',
        text: `${reason.zh}，${money(amount)}已退回${store.zh}的余额`,
        action: '查看原因',
      }),
    },
  }),
}
