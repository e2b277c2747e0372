import type { MoneyBack } from '@contract/entities/refund'
import { dictionary } from '@/i18n'

export const words = dictionary({
  en: {
    title: 'Refund progress',
    sent: (amount: string) => `${amount} refunded`,
    to: (place: string) => `To ${place}`,
    arrived: (place: string) => `Arrived in ${place}`,
    onTheWay: (place: string) => `On its way to ${place}`,
    soon: 'Usually within 3 working days',
    friend: (place: string) => `the friend’s ${place}`,
    methods: (method: MoneyBack['method']) =>
      ({ balance: 'your balance', wechat: 'WeChat Pay', alipay: 'Alipay' })[method],
    friends: (method: MoneyBack['method']) => ({ balance: 'balance', wechat: 'WeChat Pay', alipay: 'Alipay' })[method],
  },
  zh: {
    title: '退款进度',
    sent: (amount) => `已发起退款${amount}`,
    to: (place) => `退回${place}`,
    arrived: (place) => `${place}已到账`,
    onTheWay: (place) => `正在退回${place}`,
    soon: '一般1–3个工作日到账',
    friend: (place) => `好友${place}`,
    methods: (method) => ({ balance: '余额', wechat: '微信支付', alipay: '支付宝' })[method],
    friends: (method) => ({ balance: '余额', wechat: '微信支付', alipay: '支付宝' })[method],
  },
})
