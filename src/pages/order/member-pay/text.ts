import { dictionary } from '@/i18n'

export const words = dictionary({
  en: {
    title: 'Super member',
    leaveText: 'Your membership starts once it’s paid.',
    opened: 'You’re a super member now',
  },
  zh: {
    title: '超级会员',
    leaveText: '支付成功后会员才会生效。',
    opened: '超级会员已生效',
  },
})
