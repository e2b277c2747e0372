import { dictionary } from '@/i18n'

export const words = dictionary({
  en: {
    title: 'Coupons',
    envelope: 'Red envelopes',
    store: 'Store coupons',
    delivery: 'Delivery coupons',
    oneEach: 'One of each kind per order',
    unusable: 'Can’t be used on this order',
    claimable: 'Claim now',
    off: (amount: string) => `Saves ${amount}`,
    best: 'Best savings',
    done: 'Use none',
    use: (count: number) => `Use ${count}`,
    empty: 'No coupons',
    emptyText: 'Claim them on Home and in stores.',
  },
  zh: {
    title: '红包/优惠券',
    envelope: '红包',
    store: '商家券',
    delivery: '配送费红包',
    oneEach: '每单每类可用一张',
    unusable: '本单不可用',
    claimable: '可领取',
    off: (amount) => `本单可减${amount}`,
    best: '使用最优组合',
    done: '不使用',
    use: (count) => `使用${count}张`,
    empty: '暂无可用优惠',
    emptyText: '在首页和商家页领取的红包会放在这里。',
  },
})
