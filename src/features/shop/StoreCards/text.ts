import { dictionary } from '@/i18n'

export const words = dictionary({
  en: {
    none: 'No stores like that',
    noneText: 'No store here passes all the filters',
    clear: 'Clear filters',
    sold: (count: string) => `${count} sold`,
  },
  zh: {
    none: '没有符合条件的店铺',
    noneText: '附近没有同时满足这些筛选的店铺',
    clear: '清除筛选',
    sold: (count) => `月售${count}`,
  },
})
