import type { Localized } from '@contract/settings'
import type { MessageTargetKind } from '@contract/message-groups'
import { money, topic } from './topic'

export interface RefundParams {
  readonly store: Localized
  readonly amount: number
}

const action = { en: 'See the refund', zh: '查看退款' }

/** The topics of cases, which differ by the screen that shows them. */
const of = (target: MessageTargetKind) => ({
  paid: topic<RefundParams>({
    group: 'refunds',
    target,
    words: {
      en: ({ store, amount }) => ({
        title: 'Refund on its way',
        text: `${money(amount)} of your order at ${store.en} is being refunded to your payment method.`,
        action: action.en,
      }),
      zh: ({ store, amount }) => ({
        title: '退款成功',
        text: `${store.zh}订单的${money(amount)}将原路退回`,
        action: action.zh,
      }),
    },
  }),
  refused: topic<RefundParams>({
    group: 'refunds',
    target,
    words: {
      en: ({ store }) => ({
        title: 'Refund declined',
        text: `${store.en} declined your refund. See why, edit it and resubmit.`,
        action: action.en,
      }),
      zh: ({ store }) => ({
        title: '退款被拒绝',
        text: `${store.zh}拒绝了您的退款申请，可查看原因，修改后重新提交`,
        action: action.zh,
      }),
    },
  }),
  sendBack: topic<RefundParams>({
    group: 'refunds',
    target,
    words: {
      en: ({ store, amount }) => ({
        title: 'Send the goods back',
        text: `${store.en} accepted your return. You’ll get ${money(amount)} when it arrives.`,
        action: action.en,
      }),
      zh: ({ store, amount }) => ({
        title: '退货申请已通过',
        text: `${store.zh}同意退货，请寄回商品，收到后退款${money(amount)}`,
        action: action.zh,
      }),
    },
  }),
  dismissed: topic<RefundParams>({
    group: 'refunds',
    target,
    words: {
      en: ({ store }) => ({
        title: 'Linli has decided',
        text: `We declined your refund for ${store.en}. Open the request to see why.`,
        action: action.en,
      }),
      zh: ({ store }) => ({
        title: '平台已裁决',
        text: `${store.zh}的订单不予退款，理由见售后详情`,
        action: action.zh,
      }),
    },
  }),
})

const [plain, goods] = [of('refund'), of('mallCase')]

/** Topics of refunds and of after-sales cases of the mall. */
export const refundTopics = {
  refundPaid: plain.paid,
  refundRefused: plain.refused,
  refundDismissed: plain.dismissed,
  casePaid: goods.paid,
  caseRefused: goods.refused,
  caseSendBack: goods.sendBack,
  caseDismissed: goods.dismissed,
}
