import { dictionary } from '@/i18n'

export const words = dictionary({
  en: { short: 'Calendar', add: 'Calendar: add this booking' },
  zh: { short: '加日历', add: '加日历：添加这次预订' },
})
