import { plural } from '@contract/format'
import { dictionary } from '@/i18n'

export const words = dictionary({
  en: {
    title: 'Delivery orders',
    new: 'New',
    cooking: 'Cooking',
    ready: 'Ready',
    out: 'Out',
    done: 'Done',
    today: 'Orders today',
    income: 'Income today',
    cookingTime: 'Avg. cooking',
    minutes: (minutes: number) => plural(minutes, 'min', 'min'),
    unknown: '—',
    none: 'No orders here',
    noneText: 'New orders appear automatically',
  },
  zh: {
    title: '配送订单',
    new: '新订单',
    cooking: '备餐中',
    ready: '待取餐',
    out: '配送中',
    done: '已完成',
    today: '今日订单',
    income: '今日收入',
    cookingTime: '平均出餐',
    minutes: (minutes) => `${minutes}分钟`,
    unknown: '—',
    none: '暂无订单',
    noneText: '新订单会自动出现',
  },
})
