import type { TakeawaySummary } from '@contract/entities/order'
import type { AfterSalesKind } from '@/features/order/after-sales-kind'
import { dictionary } from '@/i18n'

/** The after-sales of takeaway orders. */
export const takeawayAfterSales: AfterSalesKind<TakeawaySummary> = {
  words: dictionary({
    en: {
      some: 'Some items',
      which: 'Which items?',
      hint: 'What happened, and to which item?',
      withFees: 'Includes delivery and packaging',
      withoutFees: 'Excludes delivery and packaging',
      fees: 'Delivery and packaging',
    },
    zh: {
      some: '部分退款',
      which: '选择退款菜品',
      hint: '请描述菜品或配送遇到的问题',
      withFees: '含配送费和打包费',
      withoutFees: '不含配送费和打包费',
      fees: '配送费和打包费',
    },
  }),
}
