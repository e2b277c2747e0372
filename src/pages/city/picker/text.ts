import { dictionary } from '@/i18n'

export const words = dictionary({
  en: {
    title: 'Choose a city',
    search: 'City name',
    current: 'Current city',
    locate: 'Use my location',
    finding: 'Locating…',
    hot: 'Popular cities',
    none: 'No cities found',
    noneText: 'Try another name, or choose from the list',
  },
  zh: {
    title: '选择城市',
    search: '搜索城市名称',
    current: '当前城市',
    locate: '定位当前位置',
    finding: '正在定位',
    hot: '热门城市',
    none: '没有找到该城市',
    noneText: '换个名称试试，或从列表中选择',
  },
})
