import { dictionary } from '@/i18n'

export const words = dictionary({
  en: {
    title: 'My QR code',
    hint: 'Scan to join Linli with my invitation code',
    qr: (code: string) => `QR code for registering with ${code}`,
    code: 'Invitation code ',
    copy: 'Copy link',
    invitations: 'My invitations',
  },
  zh: {
    title: '我的二维码',
    hint: '扫一扫，使用我的邀请码加入邻里',
    qr: (code) => `使用邀请码${code}注册的二维码`,
    code: '邀请码',
    copy: '复制链接',
    invitations: '我的邀请',
  },
})
