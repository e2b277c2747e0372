import { dictionary } from '@/i18n'

export const words = dictionary({
  en: {
    title: 'Top-up history',
    none: 'No top-ups yet',
    noneText: 'Top up to pay faster',
    topUp: 'Top up',
    wechat: 'WeChat Pay',
    alipay: 'Alipay',
    balance: 'Balance',
  },
  zh: {
    title: '充值记录',
    none: '暂无充值记录',
    noneText: '充值后支付更快捷',
    topUp: '去充值',
    wechat: '微信支付',
    alipay: '支付宝',
    balance: '余额',
  },
})
