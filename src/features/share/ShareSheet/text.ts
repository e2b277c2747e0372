import { dictionary } from '@/i18n'

export const words = dictionary({
  en: {
    title: 'Share',
    scan: 'Scan to open in Linli',
    code: (title: string) => `QR code for ${title}`,
    copy: 'Copy link',
    notCopied: 'Couldn’t copy the link',
    send: 'Send to a friend',
    poster: 'Make a poster',
  },
  zh: {
    title: '分享',
    scan: '扫码在邻里中打开',
    code: (title) => `${title}的分享码`,
    copy: '复制链接',
    notCopied: '复制失败',
    send: '发送给朋友',
    poster: '生成海报',
  },
})
