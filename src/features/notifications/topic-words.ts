import type { NotificationTopic } from '@contract/notification-topics'
import { dictionary } from '@/i18n'

/** Names of the notification topics. */
export const topicNames = dictionary<Record<NotificationTopic, string>>({
  en: {
    orders: 'Orders',
    refunds: 'Refunds',
    wallet: 'Wallet',
    offers: 'Offers',
    announcements: 'Announcements',
  },
  zh: { orders: '订单', refunds: '售后', wallet: '钱包', offers: '优惠', announcements: '公告' },
})

/** Descriptions of the topics. */
export const topicNotes = dictionary<Record<NotificationTopic, string>>({
  en: {
    orders: 'Accepted, on its way, delivered',
    refunds: 'Answers to your refund requests',
    wallet: 'Top-ups, withdrawals and payments',
    offers: 'Red envelopes, specials and membership',
    announcements: 'News from Linli',
  },
  zh: {
    orders: '接单、配送和送达提醒',
    refunds: '退款申请的处理结果',
    wallet: '充值、提现和支付提醒',
    offers: '红包、秒杀和会员活动',
    announcements: '平台公告',
  },
})
