import type { Context } from '../../context'
import type { Engines } from '../engines'
import type { Module } from '../module'
import type { OrderService } from '../order/service'
import { VoucherDesk } from './desk'
import { type VoucherKind, voucherKind } from './kind'
import { voucherRoutes } from './routes'
import { VoucherService } from './service'
import { packageSetupRoutes } from './setup/routes'
import { PackageSetup } from './setup/service'
import { VoucherTill } from './till'
import { type VoucherTrading, voucherTrading } from './trading'

export interface VoucherModuleServices {
  readonly vouchers: VoucherDesk
  readonly voucherTill: VoucherTill
  readonly voucherTrading: VoucherTrading
  readonly voucherKind: VoucherKind
}

/** Packages, vouchers and the till where they are redeemed. */
export function voucherModule(
  context: Context,
  { details, ...engines }: Engines & { readonly details: OrderService },
): Module<VoucherModuleServices> {
  const { orders, quotes, submission, refunds } = engines
  const trading = voucherTrading(context, quotes, submission)
  const desk = new VoucherDesk(context, orders, refunds)
  const kind = voucherKind(context, engines, trading)
  const [vouchers, till] = [new VoucherService(context), new VoucherTill(context, { orders, vouchers: desk })]
  return {
    services: { vouchers: desk, voucherTill: till, voucherTrading: trading, voucherKind: kind },
    routes: [
      voucherRoutes({ vouchers, till, trading, orders, details, desk }),
      packageSetupRoutes(new PackageSetup(context)),
    ],
    orderKind: kind,
  }
}
