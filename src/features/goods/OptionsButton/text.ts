import { dictionary } from '@/i18n'

export const words = dictionary({
  en: { options: 'Options', of: (name: string) => `Options of ${name}` },
  zh: { options: '选规格', of: (name) => `选规格：${name}` },
})
