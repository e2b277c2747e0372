import { plural } from '@contract/format'
import { dictionary } from '@/i18n'

export const words = dictionary({
  en: {
    title: 'Saved items',
    favorites: 'Saved',
    footprints: 'Footprints',
    count: (count: number) => plural(count, 'item'),
    all: (day: string) => `All of ${day}`,
    noneKept: 'Nothing saved yet',
    noneSeen: 'No history yet',
    look: 'Browse the mall',
    ask: (count: number) => `Remove ${plural(count, 'item')}?`,
    remove: 'Remove',
    cancel: 'Cancel',
  },
  zh: {
    title: '我的足迹与收藏',
    favorites: '收藏',
    footprints: '足迹',
    count: (count) => `${count}件`,
    all: (day) => `全选${day}`,
    noneKept: '暂无收藏',
    noneSeen: '暂无足迹',
    look: '去商城逛逛',
    ask: (count) => `移除${count}件商品？`,
    remove: '移除',
    cancel: '取消',
  },
})
