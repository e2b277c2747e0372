import { dictionary } from '@/i18n'

export const words = dictionary({
  en: {
    title: 'Log in with a code',
    password: 'Use password',
    noCode: 'No code?',
    login: 'Log in',
    help: 'Didn’t get a code?',
    helpText:
      'Check your number and your blocked messages, then request a new code in a minute. You can also log in with your password.',
    ok: 'OK',
  },
  zh: {
    title: '验证码登录',
    password: '密码登录',
    noCode: '收不到验证码？',
    login: '登录',
    help: '收不到验证码？',
    helpText: '请检查手机号是否正确，稍等一分钟后重新获取，并查看短信是否被拦截。也可以使用密码登录。',
    ok: '知道了',
  },
})
