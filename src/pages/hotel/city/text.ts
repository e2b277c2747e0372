import { dictionary } from '@/i18n'

export const words = dictionary({
  en: {
    title: 'Choose a city',
    search: 'City name',
    current: 'Your location',
    recent: 'Recent cities',
    none: 'No cities found',
    noneText: 'We have no stays in a city of this name yet',
    empty: 'No stays yet',
    emptyText: 'Stays will appear here as hotels join',
  },
  zh: {
    title: '选择城市',
    search: '搜索城市名称',
    current: '当前所在城市',
    recent: '最近选择',
    none: '没有找到该城市',
    noneText: '该城市暂无酒店，换个城市试试',
    empty: '暂无酒店',
    emptyText: '酒店入驻后会显示在这里',
  },
})
