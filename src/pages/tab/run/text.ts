import type { ErrandKind } from '@contract/entities/errand'
import { plural } from '@contract/format'
import { dictionary } from '@/i18n'

export const words = dictionary({
  en: {
    title: 'Errands',
    ask: 'What can a rider do for you?',
    nearby: (count: number, minutes: number | null) =>
      minutes === null ? `${plural(count, 'rider')} nearby` : `${plural(count, 'rider')} nearby, about ${minutes} min`,
    noRiders: 'No riders nearby now',
    where: 'Choose where you are',
    locate: 'Go to my location',
    checked: 'ID-checked',
    covered: 'Goods covered',
    hidden: 'Numbers hidden',
    underWay: 'In progress',
    earlier: 'Earlier errands',
    all: 'All',
    named: (kind: string, what: string) => `${kind} · ${what}`,
    way: (from: string, to: string) => `${from} to ${to}`,
    about: (time: string) => `about ${time}`,
    refunded: 'Refunded',
  },
  zh: {
    title: '跑腿代办',
    ask: '想让骑手帮您做什么？',
    nearby: (count, minutes) => (minutes === null ? `附近${count}位骑手` : `附近${count}位骑手，约${minutes}分钟接单`),
    noRiders: '附近暂无骑手',
    where: '选择您的位置',
    locate: '回到我的位置',
    checked: '实名骑手',
    covered: '物品保价',
    hidden: '号码保护',
    underWay: '进行中',
    earlier: '历史订单',
    all: '全部',
    named: (kind, what) => `${kind} · ${what}`,
    way: (from, to) => `${from} → ${to}`,
    about: (time) => `约${time}`,
    refunded: '已退款',
  },
})

/** Taglines of the errand kinds. */
export const doorLines = dictionary<Record<ErrandKind, string>>({
  en: { buy: 'Anything at all', pickup: 'To my door', send: 'Across town' },
  zh: { buy: '什么都能买', pickup: '代取送上门', send: '同城急送' },
})
