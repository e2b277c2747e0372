import { dictionary } from '@/i18n'

export const words = dictionary({
  en: {
    title: 'New messages',
    newMessages: 'New messages',
    newMessagesNote: 'Notifications and the badge on the bell',
    details: 'Show details',
    detailsNote: 'If off, notifications don’t show the message',
    topics: 'Push notifications',
    off: 'While this is off you get no notifications, not even about orders.',
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
