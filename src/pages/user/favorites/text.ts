import { plural } from '@contract/format'
import { dictionary } from '@/i18n'

export const words = dictionary({
  en: {
    title: 'Favourites',
    store: (count: string) => `Stores ${count}`,
    goods: (count: string) => `Goods ${count}`,
    product: (count: string) => `Mall ${count}`,
    add: 'Add to cart',
    added: (count: number, left: number) =>
      left > 0
        ? `${plural(count, 'item')} added. Open the others to choose options`
        : `${plural(count, 'item')} added to your cart`,
    needChoice: 'Open these to choose options',
    all: 'All',
    cheaper: (count: number) => `Cheaper ${count}`,
    inStock: (count: number) => `In stock ${count}`,
    gone: (count: number) => `Unavailable ${count}`,
    none: 'Nothing saved yet',
    look: 'Browse',
    noneLike: 'No favourites match',
    ask: (count: number) => `Remove ${plural(count, 'favourite')}?`,
    remove: 'Remove',
    cancel: 'Cancel',
  },
  zh: {
    title: '我的收藏',
    store: (count) => `店铺 ${count}`,
    goods: (count) => `商品 ${count}`,
    product: (count) => `商城 ${count}`,
    add: '加入购物车',
    added: (count, left) => (left > 0 ? `已加入${count}件，其余需选择规格` : `${count}件商品已加入购物车`),
    needChoice: '请进入商品页选择规格',
    all: '全部',
    cheaper: (count) => `降价 ${count}`,
    inStock: (count) => `有货 ${count}`,
    gone: (count) => `失效 ${count}`,
    none: '暂无收藏',
    look: '去逛逛',
    noneLike: '没有符合条件的收藏',
    ask: (count) => `移除${count}项收藏？`,
    remove: '移除',
    cancel: '取消',
  },
})
