import { dictionary } from '@/i18n'

export const words = dictionary({
  en: {
    title: 'My red envelopes',
    unused: 'Unused',
    used: 'Used',
    expired: 'Expired',
    use: 'Use',
    useOf: (name: string) => `Use ${name}`,
    empty: 'No red envelopes',
    emptyText: 'Claim them on Home and in stores',
    look: 'Go to Home',
    noneUsed: 'No used red envelopes',
    noneExpired: 'No expired red envelopes',
  },
  zh: {
    title: '我的红包',
    unused: '未使用',
    used: '已使用',
    expired: '已过期',
    use: '去使用',
    useOf: (name) => `去使用${name}`,
    empty: '暂无红包',
    emptyText: '可在首页和商家页领取',
    look: '去首页看看',
    noneUsed: '还没有用过红包',
    noneExpired: '没有过期的红包',
  },
})
