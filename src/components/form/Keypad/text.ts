import { dictionary } from '@/i18n'

export const words = dictionary({
  en: { remove: 'Delete the last digit' },
  zh: { remove: '删除最后一位' },
})
