import type { Context } from '../../../context'
import type { ApplicationEngine } from '../../application/engine'
import type { GroupCartDesk } from '../../group-cart/desk'
import type { GroupDealDesk } from '../../group-deal/desk'
import type { RestockAlerts } from '../../mall/alerts/service'
import type { ParcelDesk } from '../../mall/parcels/desk'
import type { OrderEngine } from '../../order/engine'
import type { OrderKinds } from '../../order/kind/registry'
import type { QueueDesk } from '../../queue/desk'
import type { RefundEngine } from '../../refund/engine'
import type { TableDesk } from '../../reservation/desk'
import type { WithdrawalDesk } from '../../withdrawal/desk'
import type { Notices } from '../notices'

/** Where notices come from: what customers are told of is heard in the transaction that makes it. */
export interface Sources {
  readonly context: Context
  readonly notices: Notices
  readonly orders: OrderEngine
  readonly kinds: OrderKinds
  readonly refunds: RefundEngine
  readonly groupCarts: GroupCartDesk
  readonly groupDeals: GroupDealDesk
  readonly parcels: ParcelDesk
  readonly tables: TableDesk
  readonly queue: QueueDesk
  readonly alerts: RestockAlerts
  readonly withdrawals: WithdrawalDesk
  readonly applications: ApplicationEngine
}
