import { dictionary } from '@/i18n'

export const words = dictionary({
  en: {
    title: 'Set a new password',
    line: 'A code to your phone proves that it is you. You will be logged out on other devices.',
    action: 'Save the password',
    done: 'Your new password is set',
  },
  zh: {
    title: '重设密码',
    line: '通过手机验证码确认是您本人，其他设备将退出登录。',
    action: '保存新密码',
    done: '新密码已设置',
  },
})
