import { plural } from '@contract/format'
import { dictionary } from '@/i18n'

export const productWords = dictionary({
  en: {
    title: 'Products',
    search: 'Search products',
    options: (count: number) => plural(count, 'option'),
    from: 'From',
    stock: (count: string) => `${count} in stock`,
    sold: (count: string) => `${count} sold`,
    edit: 'Price and stock',
    change: 'Edit',
    add: 'Add product',
    none: 'No products here',
    noneText: 'Look on another tab',
    notFound: 'No products found',
  },
  zh: {
    title: '商品管理',
    search: '搜索商品',
    options: (count) => `${count}种规格`,
    from: '起价',
    stock: (count) => `库存${count}`,
    sold: (count) => `已售${count}`,
    edit: '价格库存',
    change: '编辑',
    add: '新增商品',
    none: '暂无商品',
    noneText: '看看其他状态',
    notFound: '没有找到商品',
  },
})
