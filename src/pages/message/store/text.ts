import { dictionary } from '@/i18n'

export const words = dictionary({ en: { title: 'Customers' }, zh: { title: '顾客消息' } })
