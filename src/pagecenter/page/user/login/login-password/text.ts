import { dictionary } from '@/i18n'

export const words = dictionary({
  en: {
    title: 'Log in with your password',
    password: 'Password',
    code: 'Use code',
    forgot: 'Forgot password?',
    login: 'Log in',
  },
  zh: { title: '密码登录', password: '请输入密码', code: '验证码登录', forgot: '忘记密码？', login: '登录' },
})
