import { dictionary } from '@/i18n'

export const words = dictionary({ en: { title: 'Announcement' }, zh: { title: '公告详情' } })
