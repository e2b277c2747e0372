import type { Context } from '../../context'
import type { Engines } from '../engines'
import type { Module } from '../module'
import type { VoucherKind } from '../voucher/kind'
import { GroupDealDesk } from './desk'
import { groupDealKind } from './kind'
import { tellOfGroupDeals } from './notices'
import { groupDealRoutes } from './routes'
import { GroupDealService } from './service'
import { groupDealTrading } from './trading'

export interface GroupDealServices {
  readonly groupDeals: GroupDealDesk
  readonly deals: GroupDealService
}

/** Deals for groups, and groups. */
export function groupDealModule(
  context: Context,
  { orders, quotes, submission, notices, voucherKind }: Engines & { readonly voucherKind: VoucherKind },
): Module<GroupDealServices> {
  const trading = groupDealTrading(context, quotes, submission)
  const deals = new GroupDealService(context, orders, trading)
  const groupDeals = new GroupDealDesk(context, orders)
  tellOfGroupDeals(notices, groupDeals)
  return {
    services: { groupDeals, deals },
    routes: [groupDealRoutes(deals)],
    orderKind: groupDealKind(voucherKind, trading),
  }
}
