import { dictionary } from '@/i18n'

export const words = dictionary({
  en: {
    title: 'Web page',
    leaving: 'You’re leaving Linli',
    text: (host: string) => `${host} opens in your browser. Linli doesn’t run it.`,
    open: 'Open in browser',
    copied: 'Address copied. Open it in a browser',
    refused: 'We can’t open this page',
    refusedText: 'This address isn’t on Linli’s list.',
    back: 'Go back',
  },
  zh: {
    title: '网页',
    leaving: '即将离开邻里',
    text: (host) => `将在浏览器中打开${host}，该网页非邻里运营。`,
    open: '在浏览器中打开',
    copied: '链接已复制，请在浏览器中打开',
    refused: '无法打开此网页',
    refusedText: '该网址不在允许访问的范围内。',
    back: '返回',
  },
})
