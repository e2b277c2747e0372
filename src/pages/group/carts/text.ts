import { plural } from '@contract/format'
import type { GroupCartState } from '@contract/states/group-cart'
import { dictionary } from '@/i18n'

/** Texts of the list of shared carts. */
export const words = dictionary({
  en: {
    title: 'Group orders',
    open: 'Active',
    past: 'Past',
    none: 'No group orders here',
    noneText: 'Start one at a store and everyone picks their own dishes',
    look: 'Find a store',
    people: (count: number) => plural(count, 'person', 'people'),
    toPay: (amount: string) => `To pay: ${amount}`,
    share: (amount: string) => `Your share ${amount}`,
  },
  zh: {
    title: '我的拼单',
    open: '进行中',
    past: '已结束',
    none: '暂无拼单',
    noneText: '可在商家页发起拼单，各自选餐',
    look: '去逛逛',
    people: (count) => `${count}人`,
    toPay: (amount) => `待付款${amount}`,
    share: (amount) => `您应付${amount}`,
  },
})

/** Names of the states of shared carts. */
export const stateWords = dictionary<Record<GroupCartState, string>>({
  en: {
    open: 'Choosing',
    locked: 'Waiting for payment',
    ordered: 'Ordered',
    expired: 'Time’s up',
    cancelled: 'Cancelled',
  },
  zh: {
    open: '选餐中',
    locked: '待付款',
    ordered: '已下单',
    expired: '选餐时间已到',
    cancelled: '已取消',
  },
})
