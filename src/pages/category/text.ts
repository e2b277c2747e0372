import { dictionary } from '@/i18n'

export const words = dictionary({
  en: {
    title: 'Categories',
    more: 'All',
    others: 'Other',
    offers: 'Offers',
    fullDiscount: 'Spend & save',
    member: 'Member stores',
    specials: 'Today’s specials',
    groupDeals: 'Group deals',
    tables: 'Book a table',
    allStores: 'All stores',
    none: 'No categories yet',
    noneText: 'Browse stores near you instead',
  },
  zh: {
    title: '全部分类',
    more: '全部',
    others: '其他',
    offers: '优惠专区',
    fullDiscount: '满减好店',
    member: '会员商家',
    specials: '限时秒杀',
    groupDeals: '拼团优惠',
    tables: '预订座位',
    allStores: '全部商家',
    none: '暂无分类',
    noneText: '先看看附近的商家吧',
  },
})
