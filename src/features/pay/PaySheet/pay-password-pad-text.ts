import { dictionary } from '@/i18n'

export const words = dictionary({
  en: { back: 'Back', typed: 'Digits typed', forgot: 'Forgot password?' },
  zh: { back: '返回', typed: '已输入位数', forgot: '忘记密码？' },
})
