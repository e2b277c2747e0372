import { dictionary } from '@/i18n'

export const words = dictionary({
  en: {
    title: 'New messages',
    newMessages: 'New messages',
    newMessagesNote: 'Notifications, and the number at the bell',
    details: 'Show details',
    detailsNote: 'Off: a notification only says that there is a message',
    topics: 'Push topics',
    off: 'You hear of nothing while this is off, not even of your orders.',
  },
  zh: {
    title: '新消息通知',
    newMessages: '接收新消息通知',
    newMessagesNote: '包括推送通知和消息数量提醒',
    details: '通知显示消息详情',
    detailsNote: '关闭后，通知仅提示您有新消息',
    topics: '推送通知',
    off: '关闭后将收不到任何通知，包括订单动态。',
  },
})
