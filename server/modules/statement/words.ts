import type { StatementGroupKey } from '@contract/entities/statement'
import type { Language, Localized } from '@contract/settings'

/** The words of statement files. */
export const fileWords = {
  en: {
    statement: 'Statement',
    time: 'Time',
    group: 'Group',
    component: 'Component',
    order: 'Order',
    amount: 'Amount',
    entry: 'Ledger entry',
    opening: 'Opening balance',
    closing: 'Closing balance',
    earned: 'Earned in this period',
    paidOut: 'Paid out',
    payout: 'Payout',
  },
  zh: {
    statement: '账单',
    time: '时间',
    group: '类别',
    component: '项目',
    order: '订单',
    amount: '金额',
    entry: '账目编号',
    opening: '期初余额',
    closing: '期末余额',
    earned: '本期收入',
    paidOut: '已打款',
    payout: '打款',
  },
} satisfies Record<Language, Record<string, string>>

/** The names of the groups. */
export const groupWords: Readonly<Record<StatementGroupKey, Localized>> = {
  orders: { en: 'Orders', zh: '订单收入' },
  refunds: { en: 'Refunds', zh: '退款' },
  coupons: { en: 'Coupons and discounts', zh: '优惠券与活动' },
  commission: { en: 'Commission', zh: '平台佣金' },
  delivery: { en: 'Delivery', zh: '配送' },
  adjustments: { en: 'Adjustments', zh: '调整' },
}
