import { dictionary } from '@/i18n'

export const words = dictionary({
  en: {
    title: 'Presale',
    now: 'On now',
    soon: 'Coming soon',
    balance: 'Balance',
    none: 'No presales here',
    noneText: 'New ones start all the time',
    taken: (count: number) => `${count} ordered`,
    soldOut: 'Sold out',
  },
  zh: {
    title: '预售专区',
    now: '正在预售',
    soon: '即将开始',
    balance: '付尾款',
    none: '暂无预售商品',
    noneText: '新品预售陆续上线',
    taken: (count: number) => `${count}人已预订`,
    soldOut: '已售罄',
  },
})
