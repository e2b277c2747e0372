import { dictionary } from '@/i18n'

export const words = dictionary({
  en: {
    title: 'Mall',
    all: 'All',
    categories: 'Categories',
    banners: 'Offers',
    presale: 'Presale',
    more: 'More',
    forYou: 'For you',
    member: 'Member',
    newest: 'New',
    deals: 'Deals',
    none: 'No products yet',
    noneText: 'Shops are filling their shelves',
  },
  zh: {
    title: '邻里商城',
    all: '全部分类',
    categories: '商品分类',
    banners: '活动',
    presale: '预售专区',
    more: '更多',
    forYou: '为你推荐',
    member: '会员价',
    newest: '新品',
    deals: '优惠',
    none: '暂无商品',
    noneText: '商家正在上新',
  },
})
