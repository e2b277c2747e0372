import type { OrderReasons } from '../order/reasons'
import { voucherReasons } from '../voucher/reasons'

/** Reason of releasing a place on the group's screen. */
export const leftReason = { en: 'I left the group', zh: '主动退出拼团' } as const

/** Reasons of orders of group deals. */
export const groupReasons: OrderReasons = {
  ...voucherReasons,
  others: [...voucherReasons.others, leftReason],
  clock: {
    ...voucherReasons.clock,
    fail: { en: 'Not enough people joined in time', zh: '未在规定时间内成团' },
    miss: { en: 'Not enough people joined in time', zh: '未在规定时间内成团' },
  },
}
