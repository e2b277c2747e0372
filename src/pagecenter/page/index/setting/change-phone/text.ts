import { dictionary } from '@/i18n'

export const words = dictionary({
  en: {
    title: 'Change phone',
    next: 'Next',
    newLine: 'Enter the new number. You’ll log in with it from now on, and be logged out on your other devices.',
    newPhone: 'New phone number',
    action: 'Change phone',
    done: 'Phone changed',
  },
  zh: {
    title: '更换手机号',
    next: '下一步',
    newLine: '请输入新手机号。更换后使用新手机号登录，其他设备将退出登录。',
    newPhone: '新手机号',
    action: '确认更换',
    done: '手机号已更换',
  },
})
