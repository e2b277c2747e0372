import { dictionary } from '@/i18n'

export const words = dictionary({
  en: {
    title: 'Coupon centre',
    ofShop: 'Shop coupons',
    mine: 'Mine',
    all: 'All',
    platform: 'Platform',
    shops: 'Shops',
    shipping: 'Shipping',
    none: 'Nothing to claim right now',
    noneText: 'New coupons come every week',
    nothing: 'None of these right now',
    showAll: 'All coupons',
  },
  zh: {
    title: '领券中心',
    ofShop: '店铺优惠券',
    mine: '我的',
    all: '全部',
    platform: '平台券',
    shops: '店铺券',
    shipping: '运费券',
    none: '暂无可领取的优惠券',
    noneText: '每周都有新券，稍后再来',
    nothing: '暂无此类优惠券',
    showAll: '查看全部',
  },
})
