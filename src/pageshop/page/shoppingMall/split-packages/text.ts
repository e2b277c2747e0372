import { dictionary } from '@/i18n'

export const words = dictionary({
  en: {
    title: 'Parcels',
    counted: (parcels: number) => `Parcels (${parcels})`,
    why: (parcels: number) => `From different warehouses, in ${parcels} parcels. You paid shipping once.`,
    none: 'No parcels',
    noneNote: 'Refunded before shipping',
    remind: 'Remind',
    reminded: 'Reminded',
  },
  zh: {
    title: '包裹',
    counted: (parcels: number) => `包裹（${parcels}）`,
    why: (parcels: number) => `从不同仓库分${parcels}个包裹送达，运费只收一次。`,
    none: '暂无包裹',
    noneNote: '商品已在发货前退款',
    remind: '提醒发货',
    reminded: '已提醒',
  },
})
