import { dictionary } from '@/i18n'

export const words = dictionary({
  en: {
    title: 'Not all is as it was',
    gone: 'No longer available',
    dearer: 'Costs more now',
    on: 'Go on with the rest',
  },
  zh: { title: '部分商品有变化', gone: '已下架或售罄', dearer: '价格上涨', on: '继续下单' },
})
