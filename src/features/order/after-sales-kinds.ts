import type { OrderSummary } from '@contract/entities/order'
import { isOfKind, type OrderKindName, orderKinds as known } from '@contract/order-kinds'
import { errandAfterSales } from '@/features/errand/after-sales'
import { hotelAfterSales } from '@/features/stay/after-sales'
import { mallAfterSales } from '@/features/mall/after-sales'
import { tableAfterSales } from '@/features/table/after-sales'
import { takeawayAfterSales } from '@/features/takeaway/after-sales'
import { voucherAfterSales } from '@/features/voucher/after-sales'
import { dictionary } from '@/i18n'
import type { AfterSalesKind, AfterSalesWords } from './after-sales-kind'
import type { Go, SummaryOf } from './kind'

/** Words for the after-sales of an unknown kind. */
const plainAfterSales = dictionary<AfterSalesWords>({
  en: {
    some: 'Some items',
    which: 'Which items?',
    hint: 'What happened, and to which item?',
    withFees: 'Includes all fees',
    withoutFees: 'Excludes fees',
    fees: 'Fees',
  },
  zh: {
    some: '部分退款',
    which: '选择退款商品',
    hint: '请描述遇到的问题',
    withFees: '含其他费用',
    withoutFees: '不含其他费用',
    fees: '其他费用',
  },
})

/** The after-sales of each kind: apart from the other table, so that the screens of refunds load them alone. */
const afterSalesKinds: { readonly [Kind in OrderKindName]: AfterSalesKind<SummaryOf<Kind>> } = {
  takeaway: takeawayAfterSales,
  mall: mallAfterSales,
  hotel: hotelAfterSales,
  table: tableAfterSales,
  voucher: voucherAfterSales,
  errand: errandAfterSales,
  groupDeal: { words: voucherAfterSales.words },
}

/** The after-sales words of a kind; plain ones for an unknown kind. */
export function afterSalesWordsOf(kind: string): AfterSalesWords {
  const name = known.find((each) => each === kind)
  return name ? afterSalesKinds[name].words() : plainAfterSales()
}

const askBy = <Kind extends OrderKindName>(kind: Kind, order: SummaryOf<Kind>) => afterSalesKinds[kind].ask?.(order)

/** Opens the application for a refund of an order; undefined where that is the common screen. */
export function askRefundOf(order: OrderSummary): ((go: Go) => unknown) | undefined {
  for (const kind of known) if (isOfKind(order, kind)) return askBy(kind, order)
  return undefined
}
