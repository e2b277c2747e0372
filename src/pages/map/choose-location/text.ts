import { plural } from '@contract/format'
import { dictionary } from '@/i18n'

export const words = dictionary({
  en: {
    title: 'Choose a place',
    search: 'Search a place',
    back: 'Back',
    locate: 'Go to my location',
    all: 'Nearby',
    office: 'Offices',
    home: 'Homes',
    school: 'Schools',
    finding: 'Finding the address',
    unnamed: 'Name this place',
    use: 'Use this place',
    taller: 'Show more places',
    lower: 'Show the map',
    nameIt: 'No address here. Name it yourself',
    nameHint: 'Street, building or gate',
    noneNear: 'No known places around here',
    noneNearText: 'Move the map, or search for a place',
    noneKind: 'None around here',
    noneFound: 'No places found',
    noneFoundText: 'Try another keyword',
    results: (count: number) => `${plural(count, 'place')} found`,
  },
  zh: {
    title: '选择位置',
    search: '搜索地点',
    back: '返回',
    locate: '回到我的位置',
    all: '附近',
    office: '写字楼',
    home: '小区',
    school: '学校',
    finding: '正在获取地址',
    unnamed: '为该位置命名',
    use: '使用该位置',
    taller: '查看更多地点',
    lower: '查看地图',
    nameIt: '此处没有地址，请自行命名',
    nameHint: '街道、楼宇或出入口',
    noneNear: '附近没有已知地点',
    noneNearText: '移动地图或搜索地点',
    noneKind: '附近暂无此类地点',
    noneFound: '没有找到该地点',
    noneFoundText: '换个关键词试试',
    results: (count) => `找到${count}个地点`,
  },
})

export const tabNames = ['all', 'office', 'home', 'school'] as const
export type TabName = (typeof tabNames)[number]
