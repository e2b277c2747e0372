import { dictionary } from '@/i18n'

export const words = dictionary({
  en: {
    title: 'Cart',
    empty: 'Empty cart',
    emptyQuestion: 'Empty the cart?',
    emptyText: 'Everything you chose here is taken out',
    keep: 'Keep it',
    packaging: 'Packaging',
    discount: 'Discount',
  },
  zh: {
    title: '购物车',
    empty: '清空',
    emptyQuestion: '清空购物车？',
    emptyText: '在本店选购的商品都会被移除',
    keep: '再想想',
    packaging: '打包费',
    discount: '优惠',
  },
})
