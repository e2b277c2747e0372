import { dictionary } from '@/i18n'

export const words = dictionary({
  en: { none: 'No products here yet', noneText: 'Browse other categories', browse: 'All categories' },
  zh: { none: '这里还没有商品', noneText: '去看看其他分类', browse: '全部分类' },
})
