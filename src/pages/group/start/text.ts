import { dictionary } from '@/i18n'

export const words = dictionary({
  en: {
    title: 'Start a group order',
    name: 'Name',
    nameHint: 'Such as Friday lunch',
    until: 'Order within',
    minutes: (count: number) => `${count} min`,
    note: 'Everyone picks their own dishes. It locks automatically, you pay for everyone, and each sees their share.',
    noteEach:
      'Everyone picks and pays for their own dishes. The store gets the order once everyone has paid; if someone doesn’t pay in time, everyone is refunded.',
    start: 'Start',
  },
  zh: {
    title: '发起拼单',
    name: '拼单名称',
    nameHint: '选填，如周五午餐',
    until: '选餐时长',
    minutes: (count) => `${count}分钟`,
    note: '各自选餐，到时自动锁单；由您统一付款，每人可见自己的分摊金额。',
    noteEach: '各自选餐、各自付款，全部付清后商家接单；有人逾期未付时，已付款项全部退回。',
    start: '发起拼单',
  },
})
