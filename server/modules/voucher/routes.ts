import * as merchant from '@contract/calls/merchant'
import * as calls from '@contract/calls/voucher'
import type { OrderId } from '@contract/entities/ids'
import type { VoucherDetail } from '@contract/entities/voucher'
import { isOfKind, isOfVouchers } from '@contract/order-kinds'
import { Failure } from '../../http/failure'
import type { Routes } from '../module'
import type { OrderEngine } from '../order/engine'
import type { OrderService } from '../order/service'
import type { VoucherDesk } from './desk'
import type { VoucherService } from './service'
import type { VoucherTill } from './till'
import type { VoucherTrading } from './trading'

export interface VoucherServices {
  readonly vouchers: VoucherService
  readonly till: VoucherTill
  readonly trading: VoucherTrading
  readonly orders: OrderEngine
  readonly details: OrderService
  readonly desk: VoucherDesk
}

/** Packages, vouchers and the till where they are redeemed. */
export const voucherRoutes =
  ({ vouchers, till, trading, orders, details, desk }: VoucherServices): Routes =>
  ({ handle }) => {
    const detail = async (
      ...asked: [OrderId, 'en' | 'zh', Parameters<OrderService['detail']>[2]?]
    ): Promise<VoucherDetail> => {
      const order = await details.detail(...asked)
      if (isOfKind(order, 'voucher')) return order
      // The vouchers of a group that has formed are like any others.
      if (!isOfKind(order, 'groupDeal') || order.validFrom === null) throw new Failure('orderNotFound')
      const { group: _, ...vouchers } = order
      return { ...vouchers, kind: 'voucher' }
    }
    handle(calls.voucherPackages, (caller, request) => vouchers.packages(caller, request))
    handle(calls.voucherPackage, (caller, request) => vouchers.package(caller, request))
    handle(calls.voucherConfirm, (caller, request) => trading.quote(caller, request))
    handle.once(calls.voucherSubmit, async (tx, caller, request) => {
      const { orderId, total, payBefore } = await trading.submit(tx, caller, request)
      return { orderId, total, payBefore }
    })
    handle(calls.voucherList, (caller, request) => vouchers.list(caller, request))
    handle(calls.voucherDetail, ({ language }, { orderId }) => detail(orderId, language))
    handle(calls.voucherQr, (_, { orderId }) => till.qr(orderId))
    handle.once(calls.voucherRefund, async (tx, { language }, { orderId, count }) => {
      const order = await orders.lock(tx, orderId)
      if (!isOfVouchers(order)) throw new Failure('orderNotFound')
      await desk.giveBack(tx, order, count)
      return detail(orderId, language, tx)
    })
    handle(merchant.merchantCheckVoucher, (caller, request) => till.check(caller, request))
    handle.once(merchant.merchantRedeemVoucher, (tx, caller, request) => till.redeem(tx, caller, request))
    handle.once(merchant.merchantUndoRedeem, (tx, caller, request) => till.undo(tx, caller, request))
    handle(merchant.merchantRedemptions, (caller, request) => till.today(caller, request))
  }
