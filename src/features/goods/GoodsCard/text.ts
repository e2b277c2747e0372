import { dictionary } from '@/i18n'

export const words = dictionary({
  en: { sold: (count: string) => `${count} sold` },
  zh: { sold: (count) => `月售${count}` },
})
