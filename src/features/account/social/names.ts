import { dictionary } from '@/i18n'

/** The social apps by their names. */
export const socialNames = dictionary({
  en: { wechat: 'WeChat', alipay: 'Alipay' },
  zh: { wechat: '微信', alipay: '支付宝' },
})
