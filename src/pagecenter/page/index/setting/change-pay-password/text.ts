import { dictionary } from '@/i18n'

export const words = dictionary({
  en: {
    title: 'Change pay password',
    old: 'Enter your pay password',
    oldHint: 'The 6 digits you pay with now.',
    forgot: 'Forgot it? Confirm by phone',
    done: 'Pay password changed',
  },
  zh: {
    title: '修改支付密码',
    old: '请输入原支付密码',
    oldHint: '当前使用的6位支付密码。',
    forgot: '忘记密码？手机验证修改',
    done: '支付密码已修改',
  },
})
