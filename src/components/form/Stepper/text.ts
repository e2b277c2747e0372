import { dictionary } from '@/i18n'

export const words = dictionary({
  en: { add: (name: string) => `Add ${name}`, remove: (name: string) => `Remove one ${name}` },
  zh: { add: (name) => `加一份${name}`, remove: (name) => `减一份${name}` },
})
