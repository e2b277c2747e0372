import { dictionary } from '@/i18n'

export const words = dictionary({
  en: { title: 'Change phone', next: 'Next' },
  zh: { title: '更换手机号', next: '下一步' },
})
