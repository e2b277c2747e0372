import { dictionary } from '@/i18n'

export const words = dictionary({
  en: {
    title: 'Pay password',
    line: (phone: string) => `To verify it is you, enter your phone number ${phone} and the code we send to it.`,
    next: 'Next',
    first: 'Choose six digits',
    repeat: 'Repeat the six digits',
    hint: 'You need them to pay from your balance. Do not use your birthday.',
    done: 'Your pay password is set',
    typed: 'Digits typed',
  },
  zh: {
    title: '支付密码',
    line: (phone) => `请先验证身份：输入本人手机号 ${phone} 和收到的验证码。`,
    next: '下一步',
    first: '设置6位支付密码',
    repeat: '请再次输入',
    hint: '余额支付时使用，请勿使用生日等简单数字。',
    done: '支付密码已设置',
    typed: '已输入位数',
  },
})
