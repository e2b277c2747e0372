import type { VoucherOrderState } from '@contract/states/voucher'
import type { VoucherLine } from '@contract/entities/voucher'
import { dictionary } from '@/i18n'

/** Names of the states of orders of vouchers. */
const stateWords = dictionary<Record<VoucherOrderState, string>>({
  en: {
    pendingPayment: 'To pay',
    usable: 'Ready to use',
    used: 'Used',
    review: 'Used',
    done: 'Used',
    refunded: 'Refunded',
    cancelled: 'Cancelled',
  },
  zh: {
    pendingPayment: '待付款',
    usable: '待使用',
    used: '已使用',
    review: '已使用',
    done: '已使用',
    refunded: '已退款',
    cancelled: '已取消',
  },
})

const partlyWords = dictionary({
  en: { partly: 'Used & refunded' },
  zh: { partly: '部分使用，部分退款' },
})

/** The name of the state of vouchers; of those that were used some may have been refunded instead. */
export const stateText = ({
  state,
  redeemed,
  returned,
  expired,
}: Pick<VoucherLine, 'state' | 'redeemed' | 'returned' | 'expired'>) =>
  redeemed > 0 && returned + expired > 0 && endStates.includes(state) ? partlyWords().partly : stateWords()[state]

const endStates: readonly VoucherOrderState[] = ['used', 'review', 'done']

/** Texts about vouchers outside the voucher screens. */
export const words = dictionary({
  en: {
    voucher: 'Voucher',
    packages: 'Deals & vouchers',
    again: 'Buy again',
    showCode: 'Show code',
    left: (left: number, bought: number) => `${left} of ${bought} left`,
    until: (day: string) => `Valid until ${day}`,
    validLabel: 'Valid until',
    sold: (count: number) => `${count} sold`,
    soldOut: 'Sold out',
  },
  zh: {
    voucher: '团购券',
    packages: '团购套餐·代金券',
    again: '再次购买',
    showCode: '查看券码',
    left: (left: number, bought: number) => `剩余${left}张，共${bought}张`,
    until: (day: string) => `有效期至${day}`,
    validLabel: '有效期至',
    sold: (count: number) => `已售${count}`,
    soldOut: '已售罄',
  },
})
