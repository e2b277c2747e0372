import type { ErrandKind } from '@contract/entities/errand'
import { dictionary } from '@/i18n'

/** Names of the errand kinds. */
export const kindWords = dictionary<Record<ErrandKind, string>>({
  en: { buy: 'Buy for me', pickup: 'Pick up', send: 'Send' },
  zh: { buy: '帮我买', pickup: '帮我取', send: '帮我送' },
})
