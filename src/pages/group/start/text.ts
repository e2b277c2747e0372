import { dictionary } from '@/i18n'

export const words = dictionary({
  en: {
    title: 'Start a group order',
    name: 'Name',
    nameHint: 'Friday lunch, if you like',
    until: 'Choose within',
    minutes: (count: number) => `${count} min`,
    cap: 'Cap each, at list prices',
    noCap: 'None',
    fees: 'Packing and delivery',
    equal: 'Split equally',
    amount: 'By amount',
    note: 'Everybody chooses their own dishes. It locks by itself in the end; you pay for all, and each sees their part.',
    start: 'Start',
  },
  zh: {
    title: '发起拼单',
    name: '拼单名称',
    nameHint: '选填，如周五午餐',
    until: '选餐时长',
    minutes: (count) => `${count}分钟`,
    cap: '每人限额（按原价）',
    noCap: '不限',
    fees: '打包费和配送费',
    equal: '平摊',
    amount: '按金额分摊',
    note: '各自选餐，到时自动锁单；由您统一付款，每人可见自己的分摊金额。',
    start: '发起拼单',
  },
})
