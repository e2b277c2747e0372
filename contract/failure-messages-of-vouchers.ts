import type { FailureName } from './failures'
import type { Localized } from './settings'

/** The failures of vouchers in both languages. */
export const voucherFailureMessages = {
  packageNotFound: { en: 'This package is no longer sold. See the store’s others', zh: '该套餐已下架，请看看其他套餐' },
  packageLimitReached: { en: 'You can buy {left} more of these', zh: '您还可购买{left}份' },
  voucherNotUsable: { en: 'These vouchers were refunded or aren’t paid', zh: '该券已退款或未支付，无法使用' },
  vouchersUsedMeanwhile: { en: 'Only {left} unused. Choose again', zh: '仅剩{left}张未使用，请重新选择' },
  voucherCodeWrong: {
    en: 'No voucher has this code. Check it; {attemptsLeft} {attemptsLeft|try|tries} left',
    zh: '券码不存在，请核对，还可尝试{attemptsLeft}次',
  },
  voucherCodesLocked: {
    en: 'Too many wrong codes. Try again in {minutes} min',
    zh: '券码错误次数过多，请{minutes}分钟后再试',
  },
  voucherQrOver: { en: 'This QR code has expired. Scan the new one', zh: '二维码已过期，请扫描最新二维码' },
  voucherOfOtherStore: { en: 'This voucher is for {store}', zh: '该券仅限{store}使用' },
  voucherNotNow: {
    en: 'Not valid at this time. Check its rules',
    zh: '当前日期或时段不可用，请查看使用规则',
  },
  voucherUsed: { en: 'Already used at {store}, {time}', zh: '该券已于{time}在{store}核销' },
  voucherExpired: { en: 'Expired and refunded', zh: '该券已过期，款项已退回' },
  voucherTooMany: { en: 'Up to {most} per visit', zh: '本次最多核销{most}张' },
  redemptionNotFound: { en: 'This redemption isn’t yours', zh: '没有找到该核销记录' },
  redemptionTooOld: { en: 'You can only undo within an hour', zh: '仅可在核销后一小时内撤销' },
} satisfies Partial<Record<FailureName, Localized>>
