import type { OrderDetail, OrderSummary } from '@contract/entities/order'
import { type OrderKindName, orderKinds as known } from '@contract/order-kinds'
import type { OrderAction } from '@contract/states/actions'
import { errandKind } from '@/features/errand/kind'
import { groupDealKind } from '@/features/group-deal/kind'
import { hotelKind } from '@/features/stay/kind'
import { mallKind } from '@/features/mall/kind'
import { tableKind } from '@/features/table/kind'
import { takeawayKind } from '@/features/takeaway/kind'
import { voucherKind } from '@/features/voucher/kind'
import { navigate } from '@/platform/navigation/gate'
import {
  type Category,
  type DetailOf,
  type Fact,
  type Go,
  type OrderKindView,
  type OrderView,
  type SummaryOf,
} from './kind'
import { plainView } from './plain-kind'
import { supportedActions } from './views'

/** The registry of order kinds; a new kind is one entry. */
const orderKinds: { readonly [Kind in OrderKindName]: OrderKindView<SummaryOf<Kind>, DetailOf<Kind>> } = {
  takeaway: takeawayKind,
  mall: mallKind,
  hotel: hotelKind,
  table: tableKind,
  voucher: voucherKind,
  errand: errandKind,
  groupDeal: groupDealKind,
}

const isKnown = <Order extends { readonly kind: string }>(
  order: Order,
): order is Extract<Order, { readonly kind: OrderKindName }> => (known as readonly string[]).includes(order.kind)

const viewBy = <Kind extends OrderKindName>(kind: Kind, order: SummaryOf<Kind>) => orderKinds[kind].view(order)
const factsBy = <Kind extends OrderKindName>(kind: Kind, order: DetailOf<Kind>) => orderKinds[kind].paidFacts(order)

/** The view of an order; unknown kinds use the plain view. */
export const viewOf = (order: OrderSummary): OrderView =>
  isKnown(order) ? viewBy(order.kind, order) : plainView(order)

/** Additional facts for the payment result screen. */
export const paidFactsOf = (order: OrderDetail): readonly Fact[] => (isKnown(order) ? factsBy(order.kind, order) : [])

/** The label of an order's business on the payment result screen; undefined for the usual one. */
export const businessOf = (order: OrderDetail): string | undefined =>
  isKnown(order) ? orderKinds[order.kind].business?.() : undefined

/** The label of the link to an order on the payment result screen; undefined for the usual one. */
export const paidLinkOf = (order: OrderDetail): string | undefined =>
  isKnown(order) ? orderKinds[order.kind].paidLink?.() : undefined

/** The category of a kind's money records; undefined for an unknown kind. */
export function categoryOfKind(kind: string): Category | undefined {
  const name = known.find((each) => each === kind)
  return name && orderKinds[name].category()
}

/** The actions of an order that the server allows and this client supports, most important last. */
export const actionsFor = (order: OrderSummary): OrderAction[] => supportedActions(order, viewOf(order))

/** Opens an order's screen, or the order list if its kind has none. */
export function openOrder(order: OrderSummary, go: Go = navigate): void {
  const { open } = viewOf(order)
  if (open) void open(go)
  else void go('orders')
}

/** Opens a refund of an order of a kind. */
export function openRefund(kind: string, id: string, go: Go = navigate): void {
  const name = known.find((each) => each === kind)
  const own = name && orderKinds[name].openRefund
  if (own) void own(id, go)
  else void go('refund', { id })
}
