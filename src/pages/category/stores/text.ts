import { dictionary } from '@/i18n'

export const words = dictionary({
  en: {
    allStores: 'All stores',
    stores: 'Stores',
    fullDiscount: 'Spend & save',
    member: 'Member stores',
    all: 'All',
    kinds: 'Kinds of stores',
    nobody: 'No stores here yet',
    nobodyText: 'No store of this kind delivers to you yet',
    browse: 'All stores near you',
  },
  zh: {
    allStores: '全部店铺',
    stores: '店铺',
    fullDiscount: '满减好店',
    member: '会员专享店',
    all: '全部',
    kinds: '店铺分类',
    nobody: '这里还没有店铺',
    nobodyText: '暂无此类店铺配送到您的位置',
    browse: '查看附近店铺',
  },
})
