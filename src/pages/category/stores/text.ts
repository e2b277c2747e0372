import { dictionary } from '@/i18n'

export const words = dictionary({
  en: {
    allStores: 'All stores',
    stores: 'Stores',
    fullDiscount: 'Spend & save',
    member: 'Member stores',
    all: 'All',
    kinds: 'Store categories',
    nobody: 'No stores here yet',
    nobodyText: 'None in this category deliver to you yet',
    browse: 'All stores near you',
  },
  zh: {
    allStores: '全部商家',
    stores: '商家',
    fullDiscount: '满减好店',
    member: '会员商家',
    all: '全部',
    kinds: '商家分类',
    nobody: '这里还没有商家',
    nobodyText: '暂无此类商家配送到您的位置',
    browse: '查看附近商家',
  },
})
