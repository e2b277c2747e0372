import { dictionary } from '@/i18n'

export const words = dictionary({
  en: {
    title: 'Transactions',
    order: (number: string) => `Order ${number}`,
    part: (number: string) => `Part of order ${number}`,
    none: 'Nothing in this period',
  },
  zh: {
    title: '账目明细',
    order: (number) => `订单${number}`,
    part: (number) => `订单${number}部分结算`,
    none: '本期没有账目',
  },
})
