import type { OrderDetail } from '@contract/entities/order'
import { dictionary } from '@/i18n'

const words = dictionary({
  en: {
    back: (amount: string) => `${amount} refunded to your payment method`,
    toFriend: (amount: string) => `${amount} refunded to the friend who paid`,
  },
  zh: {
    back: (amount) => `${amount}已原路退回`,
    toFriend: (amount) => `${amount}已退回给代付好友`,
  },
})

/** Destination of an order's refund: the payment method, or the friend who paid. */
export const refundedText = (amount: string, { paidBy }: Pick<OrderDetail, 'paidBy'>): string =>
  (paidBy === 'friend' ? words().toFriend : words().back)(amount)
