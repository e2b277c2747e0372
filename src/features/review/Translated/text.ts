import { dictionary } from '@/i18n'

export const words = dictionary({
  en: {
    translate: 'Translate',
    translating: 'Translating…',
    original: 'Show original',
    byMachine: 'Machine translation',
    retry: 'Try again',
    of: (action: string, name: string) => `${action}: review by ${name}`,
  },
  zh: {
    translate: '查看翻译',
    translating: '翻译中…',
    original: '查看原文',
    byMachine: '机器翻译',
    retry: '重试',
    of: (action, name) => `${action}：${name}的评价`,
  },
})
