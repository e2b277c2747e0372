import { dictionary } from '@/i18n'

export const words = dictionary({
  en: {
    title: 'Link a payment app',
    note: 'Link an account in your own name. Details are encrypted; the QR code is deleted after the check.',
    app: 'Payment app',
    wechat: 'WeChat Pay',
    alipay: 'Alipay',
    name: 'Real name, as on the account',
    phone: 'Account phone',
    picture: 'Payment QR code',
    hint: 'A screenshot is fine',
    action: 'Link this account',
    done: 'Account linked',
  },
  zh: {
    title: '绑定支付账户',
    note: '只能绑定本人的账户，用于提现。信息加密传输，收款码核验后删除。',
    app: '支付应用',
    wechat: '微信支付',
    alipay: '支付宝',
    name: '真实姓名，与账户一致',
    phone: '账户手机号',
    picture: '收款二维码',
    hint: '可上传截图',
    action: '确认绑定',
    done: '绑定成功',
  },
})
