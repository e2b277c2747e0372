import type { OrderReasons } from '../order/reasons'

/** Reasons of automatic and of immediate refunds of vouchers. */
export const backReasons = {
  unused: { key: 'unused', text: { en: 'I don’t need it', zh: '不需要了' } },
  expired: { en: 'Expired unused', zh: '过期未使用' },
} as const

/** Reasons of orders of vouchers. */
export const voucherReasons: OrderReasons = {
  cancel: [
    { key: 'changedPlans', text: { en: 'My plans changed', zh: '行程有变' } },
    { key: 'wrongPackage', text: { en: 'Wrong package', zh: '选错套餐' } },
    { key: 'other', text: { en: 'Something else', zh: '其他原因' } },
  ],
  refund: [
    backReasons.unused,
    { key: 'notHonoured', text: { en: 'The store didn’t take it', zh: '商家拒绝核销' } },
    { key: 'other', text: { en: 'Something else', zh: '其他原因' } },
  ],
  others: [backReasons.expired],
  clock: { expire: { en: 'Not paid in time', zh: '超时未支付' } },
}
