import { dictionary } from '@/i18n'

export const words = dictionary({ en: { title: 'Carrier' }, zh: { title: '选择物流公司' } })
