import { dictionary } from '@/i18n'

export const words = dictionary({
  en: { title: 'Announcements', none: 'No announcements', noneText: 'What is new in the neighbourhood appears here' },
  zh: { title: '公告', none: '暂无公告', noneText: '邻里的新消息会出现在这里' },
})
