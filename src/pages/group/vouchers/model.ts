import type { VoucherLine } from '@contract/entities/voucher'
import type { Api } from '@/services/api'
import { TabbedList } from '@/state/base/tabbed-list'

export const tabs = ['usable', 'past'] as const
export type VoucherTab = (typeof tabs)[number]

/** The customer's vouchers: those that can be used, and the others. */
export const vouchersOf = (api: Api) =>
  new TabbedList<VoucherLine, VoucherTab>((page, tab) => api.voucher.list({ ...page, tab }, { quiet: true }), 'usable')
