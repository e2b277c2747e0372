import type { AfterSalesState } from '@contract/states/after-sales'
import { dictionary } from '@/i18n'

/** Names of the states of refunds and after-sales cases, of every kind of order. */
export const refundStates = dictionary<Record<AfterSalesState, string>>({
  en: {
    applying: 'Request sent',
    merchantReview: 'Under review',
    awaitingReturn: 'Send it back',
    returnedGoods: 'Return on the way',
    refundComplete: 'Refunded',
    refused: 'Declined',
    evidence: 'Linli is looking into it',
    arbitration: 'Linli is deciding',
    revoked: 'Withdrawn',
    closed: 'Closed',
  },
  zh: {
    applying: '申请已提交',
    merchantReview: '商家处理中',
    awaitingReturn: '请寄回商品',
    returnedGoods: '商品退回中',
    refundComplete: '退款成功',
    refused: '商家已拒绝',
    evidence: '平台介入中',
    arbitration: '平台裁决中',
    revoked: '已撤销',
    closed: '已关闭',
  },
})
