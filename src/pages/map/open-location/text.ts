import { dictionary } from '@/i18n'

export const words = dictionary({
  en: {
    title: 'Location',
    copy: 'Copy address',
    navigate: 'Directions',
    unknown: 'We can’t show this location',
  },
  zh: {
    title: '位置',
    copy: '复制地址',
    navigate: '导航',
    unknown: '无法显示该位置',
  },
})
