import { dictionary } from '@/i18n'

export const words = dictionary({
  en: {
    title: 'Pay password',
    line: (phone: string) => `To confirm it’s you, enter your phone number ${phone} and the code we text you.`,
    next: 'Next',
    first: 'Choose 6 digits',
    repeat: 'Repeat the 6 digits',
    hint: 'You’ll need them to pay with your balance. Don’t use your birthday.',
    done: 'Pay password set',
    typed: 'Digits typed',
  },
  zh: {
    title: '支付密码',
    line: (phone) => `为确认是您本人，请输入手机号${phone}及收到的验证码。`,
    next: '下一步',
    first: '设置6位支付密码',
    repeat: '请再次输入',
    hint: '余额支付时使用，请勿使用生日等简单数字。',
    done: '支付密码已设置',
    typed: '已输入位数',
  },
})
