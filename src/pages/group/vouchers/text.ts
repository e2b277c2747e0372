import { dictionary } from '@/i18n'

/** Texts of the list of vouchers. */
export const words = dictionary({
  en: {
    title: 'My vouchers',
    usable: 'Active',
    past: 'Used & refunded',
    none: 'No vouchers here',
    noneText: 'Stores sell packages and vouchers on their pages',
    look: 'Find a store',
  },
  zh: {
    title: '我的团购券',
    usable: '待使用',
    past: '已使用/退款',
    none: '暂无团购券',
    noneText: '可在商家页面购买套餐和代金券',
    look: '去逛逛',
  },
})
