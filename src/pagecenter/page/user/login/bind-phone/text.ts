import { dictionary } from '@/i18n'

export const words = dictionary({
  en: {
    title: 'New phone number',
    line: 'Enter the new number. You’ll log in with it from now on, and be logged out on your other devices.',
    phone: 'New phone number',
    action: 'Change number',
    done: 'Number changed',
  },
  zh: {
    title: '绑定新手机号',
    line: '请输入新手机号。更换后使用新手机号登录，其他设备将退出登录。',
    phone: '新手机号',
    action: '确认更换',
    done: '手机号已更换',
  },
})
