import { dictionary } from '@/i18n'

export const words = dictionary({
  en: {
    title: 'Set a new password',
    line: 'We’ll text you a code to confirm it’s you. You’ll be logged out on other devices.',
    password: 'New password',
    action: 'Save password',
    done: 'Password changed',
  },
  zh: {
    title: '重设密码',
    line: '通过手机验证码确认是您本人，其他设备将退出登录。',
    password: '新密码',
    action: '保存新密码',
    done: '新密码已设置',
  },
})
