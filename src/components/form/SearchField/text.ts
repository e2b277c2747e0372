import { dictionary } from '@/i18n'

export const words = dictionary({ en: { clear: 'Clear the field' }, zh: { clear: '清空输入' } })
