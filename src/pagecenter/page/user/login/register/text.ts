import { dictionary } from '@/i18n'

export const words = dictionary({
  en: {
    title: 'Create an account',
    line: 'One account for everything nearby',
    action: 'Agree and register',
    invite: 'Invitation code (optional)',
    already: 'Have an account?',
    login: 'Log in',
  },
  zh: {
    title: '注册账号',
    line: '一个账号，畅享身边好物',
    action: '同意并注册',
    invite: '邀请码（选填）',
    already: '已有账号？',
    login: '去登录',
  },
})
