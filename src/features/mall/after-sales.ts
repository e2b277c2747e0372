import type { MallSummary } from '@contract/entities/order'
import type { AfterSalesKind } from '@/features/order/after-sales-kind'
import { dictionary } from '@/i18n'

/** The after-sales of mall orders. */
export const mallAfterSales: AfterSalesKind<MallSummary> = {
  words: dictionary({
    en: {
      some: 'Some items',
      which: 'Which items?',
      hint: 'What happened, and to which item?',
      withFees: 'Includes shipping',
      withoutFees: 'Excludes shipping',
      fees: 'Shipping',
    },
    zh: {
      some: '部分商品',
      which: '选择退款商品',
      hint: '请描述商品出现的问题',
      withFees: '含运费',
      withoutFees: '不含运费',
      fees: '运费',
    },
  }),
  ask:
    ({ id }) =>
    (go) =>
      go('applyAfterSales', { orderId: id }),
}
