import { dictionary } from '@/i18n'

export const words = dictionary({
  en: {
    title: 'Share',
    scan: 'Scan to open it in Linli',
    code: (title: string) => `Share code of ${title}`,
    copy: 'Copy link',
    notCopied: 'The browser did not allow copying',
    send: 'Send to a friend',
  },
  zh: {
    title: '分享',
    scan: '扫码在邻里中打开',
    code: (title) => `${title}的分享码`,
    copy: '复制链接',
    notCopied: '浏览器不允许复制',
    send: '发送给朋友',
  },
})
