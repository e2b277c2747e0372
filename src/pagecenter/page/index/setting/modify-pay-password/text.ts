import { dictionary } from '@/i18n'

export const words = dictionary({
  en: { title: 'Reset pay password', next: 'Next', done: 'Pay password changed' },
  zh: { title: '重置支付密码', next: '下一步', done: '支付密码已修改' },
})
