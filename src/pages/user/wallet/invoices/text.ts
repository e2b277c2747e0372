import type { InvoiceState } from '@contract/entities/invoice'
import { dictionary } from '@/i18n'

export const words = dictionary({
  en: {
    title: 'Invoices',
    none: 'No invoices yet',
    noneText: 'Request one from a finished order',
    orders: 'See orders',
    states: (state: InvoiceState) =>
      ({ none: 'Unavailable', open: 'Not requested', requested: 'Requested', issued: 'Issued', voided: 'Reversed' })[
        state
      ],
    number: (number: string) => `No. ${number}`,
  },
  zh: {
    title: '我的发票',
    none: '暂无发票',
    noneText: '可在已完成的订单中申请开票',
    orders: '查看订单',
    states: (state) =>
      ({ none: '不可开票', open: '未申请', requested: '开票中', issued: '已开票', voided: '已红冲' })[state],
    number: (number) => `发票号码${number}`,
  },
})
