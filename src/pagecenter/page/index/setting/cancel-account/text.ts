import { dictionary } from '@/i18n'

export const words = dictionary({
  en: {
    title: 'Close account',
    lead: 'Before you go',
    text: 'Closing erases your account for good after 7 days. Often there’s another way:',
    phone: 'Change your phone number',
    devices: 'Log out other devices',
    help: 'Tell us what’s wrong',
    keep: 'Keep my account',
    go: 'Close it',
  },
  zh: {
    title: '注销账号',
    lead: '注销之前',
    text: '注销7天后账号将被永久删除。也许您只需要：',
    phone: '更换手机号',
    devices: '退出其他设备',
    help: '联系我们解决问题',
    keep: '暂不注销',
    go: '继续注销',
  },
})
