import { dictionary } from '@/i18n'

export const words = dictionary({
  en: {
    title: 'Packages and vouchers',
    none: 'No packages yet',
    noneText: 'Sell set meals and cash vouchers that guests use at your store',
    add: 'Add package',
    cash: 'Cash voucher',
    off: 'Off sale',
    stock: (count: number) => (count === 0 ? 'Sold out' : `${count} left`),
    sold: (count: string) => `${count} sold`,
    putOn: 'Put on sale',
    takeOff: 'Take off sale',
    edit: 'Edit',
  },
  zh: {
    title: '套餐与代金券',
    none: '暂无套餐',
    noneText: '上架套餐和代金券，顾客购买后到店使用',
    add: '新增套餐',
    cash: '代金券',
    off: '已下架',
    stock: (count) => (count === 0 ? '已售罄' : `库存${count}`),
    sold: (count) => `已售${count}`,
    putOn: '上架',
    takeOff: '下架',
    edit: '编辑',
  },
})
