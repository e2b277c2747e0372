import { dictionary } from '@/i18n'

export const words = dictionary({
  en: {
    title: 'Close account',
    closed: 'Your account is closed',
    text: 'Changed your mind? Log in by this day and everything is as before:',
    home: 'Back to home',
  },
  zh: {
    title: '注销账号',
    closed: '账号已注销',
    text: '改变主意了？在此日期前登录即可恢复：',
    home: '返回首页',
  },
})
