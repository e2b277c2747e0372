import * as z from 'zod/mini'
import { defineCall } from '../../call'
import { IdempotencyKey, opaque, text } from '../../entities/common'
import { RedemptionId, StoreId } from '../../entities/ids'
import { FoundVoucher, Redemption, VoucherCount } from '../../entities/voucher'
import { changes, reads } from '../../team-access'

/** Reason why vouchers cannot be redeemed. */
const refusals = ['voucherOfOtherStore', 'voucherNotUsable', 'voucherNotNow', 'voucherUsed', 'voucherExpired'] as const

/**
 * Finds vouchers by the text of a QR code, or by sixteen digits with or without spaces. Wrong codes are counted for the
 * caller and lock the search for a while.
 */
export const merchantCheckVoucher = defineCall({
  name: 'merchant.checkVoucher',
  summary: 'Find vouchers by their code',
  who: 'merchant',
  team: reads('cashier'),
  request: z.object({ storeId: StoreId, code: text(300, 1) }),
  response: FoundVoucher,
  failures: ['storeNotFound', 'voucherCodeWrong', 'voucherCodesLocked', 'voucherQrOver', ...refusals],
})

/** Redeems some of the vouchers that `merchant.checkVoucher` found. Of two tills one wins; the other hears when and where. */
export const merchantRedeemVoucher = defineCall({
  name: 'merchant.redeemVoucher',
  summary: 'Redeem vouchers',
  who: 'merchant',
  team: changes('cashier'),
  request: z.object({
    storeId: StoreId,
    ticket: opaque(300),
    count: VoucherCount,
    idempotencyKey: IdempotencyKey,
  }),
  response: Redemption,
  failures: ['storeNotFound', 'voucherQrOver', 'voucherTooMany', ...refusals],
})

/** Takes a redemption back, within an hour, by the store that made it. */
export const merchantUndoRedeem = defineCall({
  name: 'merchant.undoRedeem',
  summary: 'Undo a redemption',
  who: 'merchant',
  team: changes('cashier'),
  request: z.object({ redemptionId: RedemptionId, idempotencyKey: IdempotencyKey }),
  response: Redemption,
  failures: ['redemptionNotFound', 'redemptionTooOld'],
})

/** Vouchers that a store redeemed today, newest first. */
export const merchantRedemptions = defineCall({
  name: 'merchant.redemptions',
  summary: 'Redemptions of today',
  who: 'merchant',
  team: reads('cashier'),
  request: z.object({ storeId: StoreId }),
  response: z.object({ count: z.int(), items: z.array(Redemption) }),
  failures: ['storeNotFound'],
})
