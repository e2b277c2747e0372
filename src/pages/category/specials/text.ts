import { dictionary } from '@/i18n'

export const words = dictionary({
  en: {
    title: 'Today’s specials',
    ends: 'These prices end today',
    left: (count: number) => `${count} left`,
    none: 'No specials right now',
    noneText: 'New specials every day',
    browse: 'All stores near you',
  },
  zh: {
    title: '限时特价',
    ends: '今日限时，先到先得',
    left: (count) => `仅剩${count}份`,
    none: '暂无特价商品',
    noneText: '每天更新，明天再来看看',
    browse: '查看附近商家',
  },
})
