import type { StorePayoutState } from '@contract/entities/settlement'
import type { StatementGroupKey } from '@contract/entities/statement'
import type { TagTone } from '@/components/base/Tag'
import { dictionary } from '@/i18n'

/** The states of a payout as its merchant reads them. */
export const payoutWords = dictionary<Record<StorePayoutState, string>>({
  en: {
    waiting: 'Waiting for approval',
    endorsed: 'Waiting for approval',
    approved: 'On its way',
    paid: 'Arrived',
    rejected: 'Rejected',
    returned: 'Returned',
  },
  zh: {
    waiting: '待审批',
    endorsed: '待审批',
    approved: '打款中',
    paid: '已到账',
    rejected: '已驳回',
    returned: '已退回',
  },
})

export const payoutTones: Readonly<Record<StorePayoutState, TagTone>> = {
  waiting: 'warn',
  endorsed: 'warn',
  approved: 'info',
  paid: 'good',
  rejected: 'bad',
  returned: 'bad',
}

/** The groups of a statement. */
export const groupWords = dictionary<Record<StatementGroupKey, string>>({
  en: {
    orders: 'Orders',
    refunds: 'Refunds',
    coupons: 'Coupons and discounts',
    commission: 'Commission',
    delivery: 'Delivery',
    adjustments: 'Adjustments',
  },
  zh: {
    orders: '订单收入',
    refunds: '退款',
    coupons: '优惠券与活动',
    commission: '平台佣金',
    delivery: '配送',
    adjustments: '调整',
  },
})

const components = dictionary<Record<string, string>>({
  en: {
    goods: 'Goods',
    packaging: 'Packaging',
    delivery: 'Delivery fees',
    discount: 'Paid by you',
    commission: 'Commission',
    deposit: 'Deposits',
    fees: 'Fees',
    settlement: 'Orders',
    refund: 'Refunds',
    compensation: 'Compensation',
    errandFee: 'Errands',
    errandGoods: 'Goods you bought',
    errandTip: 'Tips',
    riderTip: 'Tips',
    deliveryRaise: 'Extra pay',
    refundBorne: 'Refunds',
    riderPayOut: 'Moved to wallet',
  },
  zh: {
    goods: '商品',
    packaging: '打包费',
    delivery: '配送费',
    discount: '由你出资',
    commission: '佣金',
    deposit: '定金',
    fees: '费用',
    settlement: '订单',
    refund: '退款',
    compensation: '赔付',
    errandFee: '跑腿费',
    errandGoods: '代买商品费',
    errandTip: '小费',
    riderTip: '打赏',
    deliveryRaise: '加价补贴',
    refundBorne: '退款',
    riderPayOut: '转入钱包',
  },
})
const others = dictionary({ en: { other: 'Other' }, zh: { other: '其他' } })

/** The name of a component of a statement, or of the kind of a movement. */
export const componentName = (component: string): string => components()[component] ?? others().other
