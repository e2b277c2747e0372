import { dictionary } from '@/i18n'

export const words = dictionary({ en: { end: 'No more results' }, zh: { end: '没有更多了' } })
