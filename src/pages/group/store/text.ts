import { dictionary } from '@/i18n'

export const own = dictionary({
  en: { noMenu: 'No dishes yet', toCart: 'To the group order' },
  zh: { noMenu: '暂无餐品', toCart: '返回拼单' },
})
