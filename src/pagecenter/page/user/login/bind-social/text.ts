import { dictionary } from '@/i18n'

export const words = dictionary({
  en: {
    title: 'Link your phone',
    line: 'You only do this once; after that, one tap logs you in. If this number has an account, we’ll use it.',
    action: 'Link and log in',
  },
  zh: {
    title: '绑定手机号',
    line: '首次登录需绑定手机号，之后可一键登录。已注册的手机号将绑定到原账号。',
    action: '绑定并登录',
  },
})
