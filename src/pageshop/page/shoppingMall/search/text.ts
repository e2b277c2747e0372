import { dictionary } from '@/i18n'

export const words = dictionary({
  en: {
    hint: 'Search the mall',
    search: 'Search',
    forgetTitle: 'Clear search history?',
    forgetText: 'Your recent searches will be removed',
    remove: 'Clear',
    keep: 'Cancel',
    popular: 'Popular searches',
    categories: 'Categories',
    suggestions: 'Suggestions',
    inCategory: 'Category',
    lookFor: (typed: string) => `Search for “${typed}”`,
  },
  zh: {
    hint: '搜索商城商品',
    search: '搜索',
    forgetTitle: '清空搜索历史？',
    forgetText: '清空后无法恢复',
    remove: '清空',
    keep: '取消',
    popular: '热门搜索',
    categories: '商品分类',
    suggestions: '搜索建议',
    inCategory: '分类',
    lookFor: (typed) => `搜索“${typed}”`,
  },
})
