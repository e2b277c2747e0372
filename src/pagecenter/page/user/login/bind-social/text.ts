import { dictionary } from '@/i18n'

export const words = dictionary({
  en: {
    title: 'Link your phone',
    line: 'Once only. From then on one tap logs you in. A number that already has an account keeps it.',
    action: 'Link and log in',
  },
  zh: {
    title: '绑定手机号',
    line: '首次登录需绑定手机号，之后可一键登录。已注册的手机号将绑定到原账号。',
    action: '绑定并登录',
  },
})
