import type { ErrandSummary } from '@contract/entities/errand'
import type { AfterSalesKind } from '@/features/order/after-sales-kind'
import { dictionary } from '@/i18n'

/** The after-sales of errands. */
export const errandAfterSales: AfterSalesKind<ErrandSummary> = {
  words: dictionary({
    en: {
      some: 'Part of it',
      which: 'Which part?',
      hint: 'What happened?',
      withFees: 'Includes all fees',
      withoutFees: 'Excludes fees',
      fees: 'Fees',
    },
    zh: {
      some: '部分退款',
      which: '选择退款内容',
      hint: '请描述遇到的问题',
      withFees: '含跑腿费',
      withoutFees: '不含跑腿费',
      fees: '跑腿费',
    },
  }),
}
