import { plural } from '@contract/format'
import { dictionary } from '@/i18n'

export const words = dictionary({
  en: {
    dishes: (count: number) => plural(count, 'dish', 'dishes'),
    add: 'Add to order',
    addFor: (amount: string) => `Add for ${amount}`,
    added: 'Added to your order',
    late: 'It’s too late to add to this order',
    lateText: 'The store is finishing it. You can place a new order',
    toOrder: 'See the order',
    pricing: 'Updating the price…',
    again: 'Try again',
  },
  zh: {
    dishes: (count) => `已选${count}份`,
    add: '加菜',
    addFor: (amount) => `加菜 ${amount}`,
    added: '加菜成功',
    late: '该订单已无法加菜',
    lateText: '商家即将出餐，您可以重新下单',
    toOrder: '查看订单',
    pricing: '正在计算价格…',
    again: '重试',
  },
})
