import { dictionary } from '@/i18n'

export const words = dictionary({
  en: {
    title: 'Close account',
    close: 'Close my account',
    next: 'Next',
    pay: 'Enter your pay password',
    payHint: 'Last step: this closes your account.',
    question: 'Close your account?',
    text: 'You’ll be logged out on every device.',
    keep: 'Keep it',
  },
  zh: {
    title: '注销账号',
    close: '确认注销',
    next: '下一步',
    pay: '请输入支付密码',
    payHint: '最后一步，验证后账号将被注销。',
    question: '确定注销账号？',
    text: '所有设备都将退出登录。',
    keep: '暂不注销',
  },
})
