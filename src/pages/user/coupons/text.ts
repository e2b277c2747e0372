import { dictionary } from '@/i18n'

export const words = dictionary({
  en: {
    title: 'My red envelopes',
    more: 'Get more',
    unused: 'Unused',
    used: 'Used',
    expired: 'Expired',
    use: 'Use',
    useOf: (name: string) => `Use ${name}`,
    empty: 'No red envelopes',
    emptyText: 'Claim them in the coupon centre and in stores',
    look: 'Get red envelopes',
    noneUsed: 'No used red envelopes',
    noneExpired: 'No expired red envelopes',
  },
  zh: {
    title: '我的红包',
    more: '领红包',
    unused: '未使用',
    used: '已使用',
    expired: '已过期',
    use: '去使用',
    useOf: (name) => `去使用${name}`,
    empty: '暂无红包',
    emptyText: '可在领券中心和商家页领取',
    look: '去领红包',
    noneUsed: '还没有用过红包',
    noneExpired: '没有过期的红包',
  },
})
