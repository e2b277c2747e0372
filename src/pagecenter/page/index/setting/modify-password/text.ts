import { dictionary } from '@/i18n'

export const words = dictionary({
  en: { title: 'New login password', password: 'New password', action: 'Save password', done: 'Password set' },
  zh: { title: '设置登录密码', password: '新密码', action: '保存新密码', done: '新密码已设置' },
})
