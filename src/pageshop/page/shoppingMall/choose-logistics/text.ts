import { dictionary } from '@/i18n'

export const words = dictionary({ en: { title: 'Express company' }, zh: { title: '选择物流公司' } })
