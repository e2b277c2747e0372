import { dictionary } from '@/i18n'

export const words = dictionary({
  en: { clear: (field: string) => `Clear: ${field}` },
  zh: { clear: (field) => `清空：${field}` },
})
