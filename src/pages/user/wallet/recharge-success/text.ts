import { dictionary } from '@/i18n'

export const words = dictionary({
  en: {
    title: 'Top up',
    done: 'Topped up',
    way: 'Paid with',
    wechat: 'WeChat Pay',
    alipay: 'Alipay',
    balance: 'Balance',
    wallet: 'View wallet',
    home: 'Back to home',
    check: 'Check again',
    again: 'Top up again',
  },
  zh: {
    title: '充值结果',
    done: '充值成功',
    way: '支付方式',
    wechat: '微信支付',
    alipay: '支付宝',
    balance: '当前余额',
    wallet: '查看钱包',
    home: '返回首页',
    check: '重新查询',
    again: '重新充值',
  },
})
