import type { AfterSaleStep } from '@contract/entities/after-sale'
import type { AfterSalesState, RefundServiceName } from '@contract/states/after-sales'
import { dictionary } from '@/i18n'

/** Names of the services. */
export const serviceWords = dictionary<Record<RefundServiceName, string>>({
  en: { refundOnly: 'Refund only', returnAndRefund: 'Return and refund' },
  zh: { refundOnly: '仅退款', returnAndRefund: '退货退款' },
})

/** Customer-facing names of the states of a case. */
export const caseStates = dictionary<Record<AfterSalesState, string>>({
  en: {
    applying: 'Request sent',
    merchantReview: 'Waiting for the shop',
    awaitingReturn: 'Send it back',
    returnedGoods: 'On its way back',
    refundComplete: 'Refunded',
    refused: 'The shop said no',
    evidence: 'Add your evidence',
    arbitration: 'Linli is deciding',
    revoked: 'Withdrawn',
    closed: 'Closed',
  },
  zh: {
    applying: '申请已提交',
    merchantReview: '等待商家处理',
    awaitingReturn: '请寄回商品',
    returnedGoods: '商品退回中',
    refundComplete: '退款成功',
    refused: '商家拒绝了申请',
    evidence: '请补充凭证',
    arbitration: '平台裁决中',
    revoked: '已撤销',
    closed: '已关闭',
  },
})

/** Names of the steps of a case. */
export const stepWords = dictionary<Record<AfterSaleStep['key'], string>>({
  en: {
    applied: 'Applied',
    review: 'Shop',
    agreed: 'Agreed',
    sendBack: 'Send back',
    received: 'Received',
    refused: 'Refused',
    platform: 'Linli steps in',
    evidence: 'Evidence',
    decision: 'Decision',
    revoked: 'Withdrawn',
    closed: 'Closed',
    refunded: 'Refunded',
  },
  zh: {
    applied: '提交申请',
    review: '商家处理',
    agreed: '商家同意',
    sendBack: '寄回商品',
    received: '商家收货',
    refused: '商家拒绝',
    platform: '平台介入',
    evidence: '双方举证',
    decision: '平台裁决',
    revoked: '已撤销',
    closed: '已关闭',
    refunded: '退款成功',
  },
})
