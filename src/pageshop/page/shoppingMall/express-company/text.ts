import { dictionary } from '@/i18n'

export const words = dictionary({ en: { title: 'Book a pickup' }, zh: { title: '物流公司电话' } })
