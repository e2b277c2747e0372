import { dictionary } from '@/i18n'

export const words = dictionary({ en: { copy: 'Copy' }, zh: { copy: '复制' } })
