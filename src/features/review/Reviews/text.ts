import { dictionary } from '@/i18n'

export const words = dictionary({
  en: {
    none: 'No reviews yet',
    noneText: 'The first one can be yours, after an order',
    noneLikeThat: 'No such reviews',
    showAll: 'Show all',
  },
  zh: {
    none: '暂无评价',
    noneText: '下单后，第一条评价等你来写',
    noneLikeThat: '暂无此类评价',
    showAll: '查看全部',
  },
})
