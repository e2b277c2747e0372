import type { StaySummary } from '@contract/entities/order'
import type { AfterSalesKind } from '@/features/order/after-sales-kind'
import { dictionary } from '@/i18n'

/** The after-sales of stays. */
export const hotelAfterSales: AfterSalesKind<StaySummary> = {
  words: dictionary({
    en: {
      some: 'Some nights',
      which: 'Which nights?',
      hint: 'What happened during your stay?',
      withFees: 'Includes fees',
      withoutFees: 'Excludes fees',
      fees: 'Fees',
    },
    zh: {
      some: '部分间夜',
      which: '选择退款间夜',
      hint: '请描述入住中出现的问题',
      withFees: '含其他费用',
      withoutFees: '不含其他费用',
      fees: '其他费用',
    },
  }),
}
