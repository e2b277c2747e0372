import { plural } from '@contract/format'
import { dictionary } from '@/i18n'

export const words = dictionary({
  en: {
    checkout: 'Checkout',
    minimum: (amount: string) => `${amount} min`,
    cart: (count: number) => `Cart, ${plural(count, 'item')}`,
    empty: 'Your cart is empty',
    closed: 'Store closed',
  },
  zh: {
    checkout: '去结算',
    minimum: (amount) => `${amount}起送`,
    cart: (count) => `购物车，${count}件`,
    empty: '还没有选购商品',
    closed: '本店已打烊',
  },
})
