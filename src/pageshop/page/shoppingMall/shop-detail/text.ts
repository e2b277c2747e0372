import { dictionary } from '@/i18n'
import { plural } from '@contract/format'

export const words = dictionary({
  en: {
    title: 'Shop',
    products: (count: number) => plural(count, 'product'),
    call: 'Call the shop',
    all: 'All',
    kinds: 'Categories',
    none: 'No products here yet',
    noneText: 'This shop is filling its shelves',
  },
  zh: {
    title: '店铺',
    products: (count) => `共${count}件商品`,
    call: '联系店铺',
    all: '全部',
    kinds: '商品分类',
    none: '这里还没有商品',
    noneText: '商家正在上新',
  },
})
