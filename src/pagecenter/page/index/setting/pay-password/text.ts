import { dictionary } from '@/i18n'

export const words = dictionary({
  en: {
    title: 'Pay password',
    line: (phone: string) => `To confirm it’s you, enter your phone number ${phone} and the code we text you.`,
    next: 'Next',
    done: 'Pay password set',
  },
  zh: {
    title: '支付密码',
    line: (phone) => `为确认是您本人，请输入手机号${phone}及收到的验证码。`,
    next: '下一步',
    done: '支付密码已设置',
  },
})
