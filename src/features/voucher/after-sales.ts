import type { VoucherSummary } from '@contract/entities/voucher'
import type { AfterSalesKind } from '@/features/order/after-sales-kind'
import { dictionary } from '@/i18n'

/** The after-sales of vouchers. */
export const voucherAfterSales: AfterSalesKind<VoucherSummary> = {
  words: dictionary({
    en: {
      some: 'Some vouchers',
      which: 'Which vouchers?',
      hint: 'What went wrong when you used them?',
      withFees: '',
      withoutFees: '',
      fees: '',
    },
    zh: {
      some: '部分团购券',
      which: '选择要退的券',
      hint: '使用时遇到了什么问题？',
      withFees: '',
      withoutFees: '',
      fees: '',
    },
  }),
  /** Unused ones go back on the screen of the vouchers, used ones by an application. */
  ask: ({ id, usable }) => (usable > 0 ? (go) => go('voucher', { id }) : undefined),
}
