import { dictionary } from '@/i18n'

export const words = dictionary({
  en: {
    title: 'Push notifications',
    heading: 'Notify me about',
    off: 'New messages are off, so none of these are sent.',
    turnOn: 'Turn on new messages',
    system: 'Device permissions',
  },
  zh: {
    title: '推送通知',
    heading: '接收以下通知',
    off: '新消息通知已关闭，以下内容均不会推送。',
    turnOn: '开启新消息通知',
    system: '系统权限',
  },
})
