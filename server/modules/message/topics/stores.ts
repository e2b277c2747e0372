import { limits } from '@contract/limits'
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

interface OrderOfStore extends Pick<StoreMoney, 'store'> {
  /** The last digits of the order's number, as on the bag. */
  readonly number: string
}

interface NewOrder extends StoreMoney {
  /** The first of its goods. */
  readonly goods: Localized
  readonly title: Localized
  readonly action: Localized
}

/** Topics of stores, for their merchants. */
export const storeTopics = {
  /** A new order; its kind names the title. */
  storeOrder: topic<NewOrder>({
    group: 'orders',
    target: 'storeWork',
    words: {
      en: ({ store, goods, amount, title, action }) => ({
        title: title.en,
        text: `${goods.en} at ${store.en}, ${money(amount)}`,
        action: action.en,
      }),
      zh: ({ store, goods, amount, title, action }) => ({
        title: title.zh,
        text: `${store.zh}：${goods.zh}，${money(amount)}`,
        action: action.zh,
      }),
    },
  }),
  /** A rider is at the door of the closed store. */
  storeRiderWaits: topic<OrderOfStore>({
    group: 'orders',
    target: 'storeWork',
    words: {
      en: ({ store, number }) => ({
        title: 'A rider says you’re closed',
        text: `The rider for order #${number} is at ${store.en}. Mark the order as ready within ${limits.storeClosedMinutes} minutes, or it’s cancelled and refunded.`,
        action: 'See the order',
      }),
      zh: ({ store, number }) => ({
        title: '骑手反馈门店未营业',
        text: `骑手已到${store.zh}取订单#${number}，请在${limits.storeClosedMinutes}分钟内确认出餐，否则订单将取消并退款`,
        action: '去处理',
      }),
    },
  }),
  /** The customer of an order added dishes to it. */
  storeDishesAdded: topic<OrderOfStore & { readonly count: number }>({
    group: 'orders',
    target: 'storeWork',
    words: {
      en: ({ store, number, count }) => ({
        title: count === 1 ? 'A dish was added' : `${count} dishes were added`,
        text: `The customer of order #${number} at ${store.en} added to it, and has paid.`,
        action: 'See the order',
      }),
      zh: ({ store, number, count }) => ({
        title: `顾客加了${count}份菜`,
        text: `${store.zh}的订单#${number}已加菜并付款，请一并制作`,
        action: '查看订单',
      }),
    },
  }),
  /** A parcel of a shop that nobody received. */
  storeParcelMissing: topic<OrderOfStore & { readonly goods: Localized; readonly isLost: boolean }>({
    group: 'orders',
    target: 'storeWork',
    words: {
      en: ({ store, number, goods, isLost }) => ({
        title: isLost ? 'A parcel is lost' : 'A parcel is coming back',
        text: `${goods.en} of order #${number} at ${store.en} ${isLost ? 'was lost by the carrier' : 'couldn’t be delivered'}. Check with the carrier, then send it again or agree to a refund.`,
        action: 'See the order',
      }),
      zh: ({ store, number, goods, isLost }) => ({
        title: isLost ? '包裹已丢失' : '包裹被退回',
        text: `${store.zh}的订单#${number}（${goods.zh}）${isLost ? '在运输途中丢失' : '未能送达'}，请联系快递核实，并补发或同意退款`,
        action: '去处理',
      }),
    },
  }),
  storeRiderAccident: topic<OrderOfStore>({
    group: 'orders',
    target: 'storeWork',
    words: {
      en: ({ store, number }) => ({
        title: 'A rider had an accident',
        text: `Order #${number} of ${store.en} is held up. We’re taking care of it, so there’s nothing you need to do.`,
        action: 'See the order',
      }),
      zh: ({ store, number }) => ({
        title: '骑手途中发生意外',
        text: `${store.zh}的订单#${number}配送受阻，平台正在处理，您无需操作`,
        action: '查看订单',
      }),
    },
  }),
  storeMessage: topic<Pick<StoreMoney, 'store'>>({
    group: 'orders',
    target: 'storeChat',
    words: {
      en: ({ store }) => ({
        title: 'New message from a customer',
        text: `A customer wrote to ${store.en}.`,
        action: 'Read the message',
      }),
      zh: ({ store }) => ({
        title: '您有新的顾客消息',
        text: `有顾客给${store.zh}发来消息`,
        action: '查看消息',
      }),
    },
  }),
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
        text: `${money(amount)} from ${store.en} was sent to ${account.en} ${number}.`,
        action: 'See payouts',
      }),
      zh: ({ store, amount, account, number }) => ({
        title: '货款已到账',
        text: `${store.zh}的${money(amount)}已打款至${account.zh} ${number}`,
        action: '查看打款记录',
      }),
    },
  }),
  storePayoutChecked: topic<Payout>({
    group: 'wallet',
    target: 'storePayouts',
    words: {
      en: ({ store, amount, account, number }) => ({
        title: 'Payout in review',
        text: `We’re checking ${store.en}’s payout of ${money(amount)} to ${account.en} ${number} before it’s sent.`,
        action: 'See payouts',
      }),
      zh: ({ store, amount, account, number }) => ({
        title: '打款审核中',
        text: `${store.zh}的${money(amount)}正在审核，通过后将打款至${account.zh} ${number}`,
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
        text: `${reason.en}. ${money(amount)} is back in the balance of ${store.en}.`,
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
