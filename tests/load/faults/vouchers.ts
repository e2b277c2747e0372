import { randomUUID } from 'node:crypto'
import { merchantCheckVoucher, merchantRedeemVoucher, merchantUndoRedeem } from '@contract/calls/merchant'
import { voucherConfirm, voucherDetail, voucherRefund, voucherSubmit } from '@contract/calls/voucher'
import type { Buyer } from './buyer'
import type { FaultClient } from './client'

/** Orders some vouchers of the package, of which others order theirs at the same time. */
export async function placeVouchers(buyer: Buyer): Promise<string[] | undefined> {
  const { client, market, chance, journal, expectFair } = buyer
  const wish = { packageId: market.till.packageId, count: chance.whole(1, 5) }
  const { data: quote, failure } = await client.ask(voucherConfirm, wish)
  if (!quote) return expectFair('voucher.confirm', failure)
  const request = { quoteId: quote.id, idempotencyKey: randomUUID() }
  const { data: order, failure: refused } = await client.tap(voucherSubmit, request)
  if (!order) return expectFair('voucher.submit', refused)
  journal.orders.set(order.orderId, order.total)
  journal.vouchers.add(order.orderId)
  return [order.orderId]
}

/** Has a till redeem some vouchers of an order, and now and then take it back. */
async function redeem({ market, chance, journal, expectFair }: Buyer, till: FaultClient, code: string): Promise<void> {
  const { storeId } = market.till
  const { data: found, failure } = await till.ask(merchantCheckVoucher, { storeId, code })
  if (!found) return expectFair('merchant.checkVoucher', failure)
  const count = chance.whole(1, found.most + 1)
  const request = { storeId, ticket: found.ticket, count, idempotencyKey: randomUUID() }
  const { data: redemption, failure: refused } = await till.tap(merchantRedeemVoucher, request)
  if (!redemption) return expectFair('merchant.redeemVoucher', refused)
  journal.redemptions.set(redemption.id, count)
  if (!chance.chance(0.2)) return
  const undo = { redemptionId: redemption.id, idempotencyKey: randomUUID() }
  const { data: undone, failure: late } = await till.tap(merchantUndoRedeem, undo)
  if (undone) journal.undone.add(redemption.id)
  else expectFair('merchant.undoRedeem', late)
}

/** Uses or returns vouchers of an order; now and then both at the same moment. */
export async function useVouchers(buyer: Buyer, till: FaultClient, orderId: string): Promise<void> {
  const { client, chance, expectFair } = buyer
  const { data: order } = await client.ask(voucherDetail, { orderId })
  if (!order?.code) return
  const { code } = order
  const giveBack = async () => {
    const { failure } = await client.tap(voucherRefund, { orderId, count: 1, idempotencyKey: randomUUID() })
    expectFair('voucher.refund', failure)
  }
  if (chance.chance(0.2)) await Promise.all([redeem(buyer, till, code), giveBack()])
  else if (chance.chance(0.3)) await giveBack()
  else await redeem(buyer, till, code)
}
