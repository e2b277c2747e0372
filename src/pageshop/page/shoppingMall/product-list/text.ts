import { dictionary } from '@/i18n'

export const words = dictionary({
  en: {
    nothing: (keyword: string) => `No results for “${keyword}”`,
    none: 'No products here yet',
    noneText: 'Try another word or browse categories',
    browse: 'All categories',
  },
  zh: {
    nothing: (keyword) => `没有找到“${keyword}”`,
    none: '这里还没有商品',
    noneText: '换个词试试，或看看全部分类',
    browse: '全部分类',
  },
})
