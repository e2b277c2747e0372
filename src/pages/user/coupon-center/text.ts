import { dictionary } from '@/i18n'

export const words = dictionary({
  en: {
    title: 'Coupon centre',
    mine: 'Mine',
    centre: 'Get red envelopes',
    mall: 'Mall coupons',
    none: 'Nothing to claim right now',
    noneText: 'Come back later',
    gifts: 'From your membership',
    envelopes: (count: number, amount: string) => `${count} red envelopes of ${amount}`,
    bonus: (count: number, amount: string) => `${count} delivery coupons of ${amount}`,
    until: (day: string) => `Until ${day}`,
  },
  zh: {
    title: '我的红包',
    mine: '我的',
    centre: '领取红包',
    mall: '商城领券中心',
    none: '暂无可领取的红包',
    noneText: '稍后再来看看',
    gifts: '会员赠送',
    envelopes: (count, amount) => `${amount}红包×${count}`,
    bonus: (count, amount) => `${amount}配送费红包×${count}`,
    until: (day) => `${day}到期`,
  },
})
