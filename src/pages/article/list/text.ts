import { dictionary } from '@/i18n'

export const words = dictionary({
  en: {
    title: 'Announcements',
    all: 'All',
    news: 'News',
    offers: 'Offers',
    service: 'Service',
    isNew: 'New',
    none: 'No announcements',
    noneText: 'Neighbourhood news will appear here',
  },
  zh: {
    title: '公告',
    all: '全部',
    news: '平台动态',
    offers: '优惠活动',
    service: '服务通知',
    isNew: '新',
    none: '暂无公告',
    noneText: '邻里的新消息会出现在这里',
  },
})
