import { plural } from '@contract/format'
import { dictionary } from '@/i18n'

export const words = dictionary({
  en: {
    title: 'Transactions',
    lastDays: (days: number) => `Last ${days} days`,
    byKind: 'By type',
    expense: 'Out',
    income: 'In',
    count: (count: number) => plural(count, 'record'),
    all: 'All',
    none: 'No records yet',
    noneText: 'Payments and refunds appear here',
    daySums: (out: string, income: string) => `Out ${out} · In ${income}`,
    nothing: (days: number) => `No records in the last ${days} days`,
  },
  zh: {
    title: '账单',
    lastDays: (days) => `近${days}天`,
    byKind: '收支分类',
    expense: '支出',
    income: '收入',
    count: (count) => `${count}笔`,
    all: '全部',
    none: '暂无账单',
    noneText: '消费与退款会显示在这里',
    daySums: (out, income) => `支出${out} 收入${income}`,
    nothing: (days) => `近${days}天暂无收支`,
  },
})
