import { dictionary } from '@/i18n'

export const words = dictionary({ en: { filter: 'Filter', sort: 'Sort' }, zh: { filter: '筛选', sort: '排序' } })
