import { voucherDetail, voucherList } from '@contract/calls/voucher'
import type { TestCaller } from '../../server/testing/caller'

/** Vouchers of the demo's member that can be used, and their package. */
export async function someVouchers(caller: TestCaller) {
  const { items } = await caller.call(voucherList, {})
  const orderId = items[0]?.id ?? ''
  const { packageId } = await caller.call(voucherDetail, { orderId })
  return { orderId, packageId }
}
