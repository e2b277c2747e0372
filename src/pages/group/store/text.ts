import { dictionary } from '@/i18n'

export const own = dictionary({
  en: { noMenu: 'No dishes yet', toCart: 'View group order' },
  zh: { noMenu: '暂无餐品', toCart: '返回拼单' },
})
