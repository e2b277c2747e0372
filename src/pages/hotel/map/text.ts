import { plural } from '@contract/format'
import { dictionary } from '@/i18n'

export const words = dictionary({
  en: {
    title: 'Stays on a map',
    list: 'List',
    here: 'Search this area',
    searching: 'Searching…',
    found: (total: number, shown: number) =>
      total > shown ? `${plural(total, 'stay')} here, ${shown} shown` : `${plural(total, 'stay')} here`,
    foundAll: (total: number, shown: number) =>
      total > shown ? `${plural(total, 'stay')}, ${shown} shown` : plural(total, 'stay'),
    none: 'No stays here',
    noneText: 'Zoom out or remove a filter',
    zoomOut: 'Zoom out',
    clear: 'Clear filters',
    failed: 'Stays didn’t load',
    retry: 'Retry',
    full: 'Full',
    me: 'My location',
    pin: (name: string, price: string, score: string) => [name, `from ${price}`, score].filter(Boolean).join(', '),
    fullPin: (name: string) => `${name}, full`,
    cards: 'Stays in view',
  },
  zh: {
    title: '酒店地图',
    list: '列表',
    here: '搜索此区域',
    searching: '搜索中…',
    found: (total, shown) => (total > shown ? `此区域${total}家，显示${shown}家` : `此区域${total}家`),
    foundAll: (total, shown) => (total > shown ? `共${total}家，显示${shown}家` : `共${total}家`),
    none: '此区域暂无酒店',
    noneText: '缩小地图或减少筛选试试',
    zoomOut: '缩小地图',
    clear: '清除筛选',
    failed: '酒店加载失败',
    retry: '重试',
    full: '满房',
    me: '我的位置',
    pin: (name, price, score) => [name, `${price}起`, score && `${score}分`].filter(Boolean).join('，'),
    fullPin: (name) => `${name}，满房`,
    cards: '当前区域酒店',
  },
})
