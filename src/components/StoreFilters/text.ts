import { dictionary } from '@/i18n'

export const words = dictionary({
  en: {
    recommended: 'For you',
    distance: 'Distance',
    sales: 'Sales',
    rating: 'Rating',
    fullDiscount: 'Full discount',
    member: 'Member perks',
    freeDelivery: 'Free delivery',
    openNow: 'Open now',
  },
  zh: {
    recommended: '综合排序',
    distance: '距离',
    sales: '销量',
    rating: '评分',
    fullDiscount: '满减优惠',
    member: '会员红包',
    freeDelivery: '免配送费',
    openNow: '营业中',
  },
})
