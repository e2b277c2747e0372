import { dictionary } from '@/i18n'

export const words = dictionary({
  en: { title: 'Application', unknown: 'Application not found', back: 'Back' },
  zh: { title: '申请进度', unknown: '没有该类申请', back: '返回' },
})
