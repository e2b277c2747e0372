import { plural } from '@contract/format'
import { dictionary } from '@/i18n'

export const words = dictionary({
  en: {
    title: 'Price and stock',
    activity: (price: string) => `On offer at ${price}`,
    left: (count: number) => (count === 0 ? 'Sold out' : `${count} in stock`),
    price: 'Price',
    memberPrice: 'Member price (optional)',
    stockIn: (warehouse: string) => `Stock in ${warehouse}`,
    tooHigh: 'The member price must be below the price',
    priceWrong: 'Enter a price above 0',
    countWrong: 'Enter digits only',
    save: 'Save',
    saved: 'Saved',
    note: (count: number) => `Orders placed while you edit keep their stock. ${plural(count, 'option')} in total.`,
  },
  zh: {
    title: '价格库存',
    activity: (price) => `活动价${price}`,
    left: (count) => (count === 0 ? '已售罄' : `库存${count}`),
    price: '售价',
    memberPrice: '会员价，不填则无',
    stockIn: (warehouse) => `${warehouse}仓库存`,
    tooHigh: '会员价应低于售价',
    priceWrong: '请输入大于0的价格',
    countWrong: '请输入数字',
    save: '保存',
    saved: '已保存',
    note: (count) => `修改期间顾客下单占用的库存不受影响，共${count}种规格。`,
  },
})
