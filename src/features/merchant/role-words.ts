import { dictionary } from '@/i18n'

/** Names of the roles in a store's team. */
export const roleWords = dictionary({
  en: { owner: 'Owner', manager: 'Manager', cashier: 'Cashier' },
  zh: { owner: '店主', manager: '店长', cashier: '收银员' },
})
