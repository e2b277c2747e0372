import { dictionary } from '@/i18n'

export const words = dictionary({
  en: {
    title: 'Change password',
    line: 'You’ll be logged out on your other devices.',
    old: 'Old password',
    password: 'New password',
    action: 'Save password',
    forgot: 'Forgot the old one? Confirm by phone',
    done: 'Password changed',
  },
  zh: {
    title: '修改登录密码',
    line: '修改后，其他设备将退出登录。',
    old: '原密码',
    password: '新密码',
    action: '保存新密码',
    forgot: '忘记原密码？手机验证修改',
    done: '新密码已设置',
  },
})
