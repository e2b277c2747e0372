import { dictionary } from '@/i18n'

export const words = dictionary({
  en: {
    searchIn: (store: string) => `Search ${store}`,
    search: 'Search the menu',
    menu: 'Menu order',
    sales: 'Best selling',
    cheap: 'Cheapest',
    liked: 'Top rated',
    deals: 'Specials',
    member: 'Member price',
    available: 'Available',
    noMatch: 'No dishes found',
    noMatchText: 'Try another word, or remove a filter',
    showAll: 'Show full menu',
    noMenu: 'This store has no menu yet',
  },
  zh: {
    searchIn: (store) => `搜索${store}`,
    search: '搜索菜单',
    menu: '默认排序',
    sales: '销量最高',
    cheap: '价格最低',
    liked: '好评最多',
    deals: '限时特价',
    member: '会员价',
    available: '可购买',
    noMatch: '没有找到相关商品',
    noMatchText: '换个关键词试试，或取消筛选条件',
    showAll: '查看全部商品',
    noMenu: '该商家还没有上架商品',
  },
})
