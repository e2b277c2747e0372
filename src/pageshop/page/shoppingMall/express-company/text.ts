import { dictionary } from '@/i18n'

export const words = dictionary({ en: { title: 'Call an express company' }, zh: { title: '物流公司电话' } })
