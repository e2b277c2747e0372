import { dictionary } from '@/i18n'

export const words = dictionary({
  en: {
    title: 'Messages',
    readAll: 'Mark all read',
    support: 'Support',
    official: 'Official',
    silent: 'Notifications are off. Turn them on to follow orders and refunds',
    turnOn: 'Turn on',
    close: 'Close',
    none: 'No messages',
    noneText: 'Updates on orders, offers and refunds will appear here',
    unread: (name: string, count: number) => (count ? `${name}, ${count} new` : name),
  },
  zh: {
    title: '消息',
    readAll: '全部已读',
    support: '客服',
    official: '官方',
    silent: '消息通知已关闭，开启后可及时了解订单与退款进度',
    turnOn: '去开启',
    close: '关闭',
    none: '暂无消息',
    noneText: '订单、优惠与退款的新消息会出现在这里',
    unread: (name, count) => (count ? `${name}，${count}条未读` : name),
  },
})
