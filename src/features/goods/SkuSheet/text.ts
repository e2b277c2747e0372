import { dictionary } from '@/i18n'

export const words = dictionary({
  en: {
    sold: (count: string) => `${count} sold`,
    liked: (percent: number) => `${percent}% liked`,
    pleaseChoose: 'Please choose',
    chosen: (options: string) => options,
    required: 'Required',
    optional: (max: number) => `Optional, up to ${max}`,
    limit: (count: number) => `Max ${count} per customer`,
    soldOut: 'Sold out',
    memberSaves: (amount: string) => `Member −${amount}`,
    memberPrice: (amount: string) => `Member ${amount}`,
    add: 'Add to cart',
    closed: 'Store closed',
    close: 'Close',
  },
  zh: {
    sold: (count) => `月售${count}`,
    liked: (percent) => `好评${percent}%`,
    pleaseChoose: '请选择',
    chosen: (options) => `已选：${options}`,
    required: '必选',
    optional: (max) => `可选，最多${max}项`,
    limit: (count) => `每人限购${count}份`,
    soldOut: '已售罄',
    memberSaves: (amount) => `会员省${amount}`,
    memberPrice: (amount) => `会员价${amount}`,
    add: '加入购物车',
    closed: '本店已打烊',
    close: '关闭',
  },
})
