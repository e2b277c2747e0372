import { dictionary } from '@/i18n'
import { plural } from '@contract/format'

export const words = dictionary({
  en: {
    products: (count: number) => plural(count, 'product'),
    follow: 'Follow',
    following: 'Following',
    coupons: 'Coupons',
    cart: 'Cart (this shop)',
    none: 'No products here yet',
    noneText: 'Products are coming soon',
  },
  zh: {
    products: (count) => `共${count}件商品`,
    follow: '关注',
    following: '已关注',
    coupons: '领券',
    cart: '购物车内本店商品',
    none: '这里还没有商品',
    noneText: '商家正在上新',
  },
})
