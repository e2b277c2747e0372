import { plural } from '@contract/format'
import { dictionary } from '@/i18n'

export const words = dictionary({
  en: {
    categories: 'Categories',
    all: 'All',
    none: 'No categories yet',
    noneText: 'Products are coming soon',
    popular: 'Popular shops',
    sold: (count: string) => `${plural(count, 'order')} a month`,
  },
  zh: {
    categories: '商品分类',
    all: '全部',
    none: '暂无分类',
    noneText: '商家正在上新',
    popular: '人气好店',
    sold: (count) => `月销${count}单`,
  },
})
