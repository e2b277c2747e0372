import type { TableSummary } from '@contract/entities/reservation'
import type { AfterSalesKind } from '@/features/order/after-sales-kind'
import { dictionary } from '@/i18n'

/** The after-sales of tables. */
export const tableAfterSales: AfterSalesKind<TableSummary> = {
  words: dictionary({
    en: {
      some: 'The deposit',
      which: 'What’s it about?',
      hint: 'Tell us what happened',
      withFees: 'The whole deposit',
      withoutFees: 'The whole deposit',
      fees: 'Fees',
    },
    zh: {
      some: '定金',
      which: '退款内容',
      hint: '请描述具体情况',
      withFees: '全部定金',
      withoutFees: '全部定金',
      fees: '其他费用',
    },
  }),
}
