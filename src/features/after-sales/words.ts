import type { AfterSaleStep } from '@contract/entities/after-sale'
import type { RefundServiceName } from '@contract/states/after-sales'
import { dictionary } from '@/i18n'

/** Names of the services. */
export const serviceWords = dictionary<Record<RefundServiceName, string>>({
  en: { refundOnly: 'Refund only', returnAndRefund: 'Return and refund' },
  zh: { refundOnly: '仅退款', returnAndRefund: '退货退款' },
})

/** Names of the steps of a case. */
export const stepWords = dictionary<Record<AfterSaleStep['key'], string>>({
  en: {
    applied: 'Requested',
    review: 'Shop review',
    agreed: 'Agreed',
    sendBack: 'Send back',
    received: 'Received',
    refused: 'Declined',
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
