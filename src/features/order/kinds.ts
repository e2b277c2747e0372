import type { OrderDetail, OrderSummary } from '@contract/entities/order'
import { type OrderKindName, orderKinds as known } from '@contract/order-kinds'
import type { OrderAction } from '@contract/states/actions'
import { takeawayKind } from '@/features/takeaway/kind'
import { navigate } from '@/platform/gate'
import {
  commonActions,
  type DetailOf,
  type Fact,
  type Go,
  type OrderKindView,
  type OrderView,
  type SummaryOf,
} from './kind'
import { plainView } from './plain-kind'

/** Every kind of order that has screens and words of its own; a new kind is one line here. */
const orderKinds: { readonly [Kind in OrderKindName]: OrderKindView<SummaryOf<Kind>, DetailOf<Kind>> } = {
  takeaway: takeawayKind,
}

const isKnown = <Order extends { readonly kind: string }>(
  order: Order,
): order is Extract<Order, { readonly kind: OrderKindName }> => (known as readonly string[]).includes(order.kind)

const viewBy = <Kind extends OrderKindName>(kind: Kind, order: SummaryOf<Kind>) => orderKinds[kind].view(order)
const factsBy = <Kind extends OrderKindName>(kind: Kind, order: DetailOf<Kind>) => orderKinds[kind].paidFacts(order)

/** What shared pieces show of an order, of whatever kind; of one that is not known, what all orders have. */
export const viewOf = (order: OrderSummary): OrderView =>
  isKnown(order) ? viewBy(order.kind, order) : plainView(order)

/** What is of interest once an order is paid, beside its store and how it was paid. */
export const paidFactsOf = (order: OrderDetail): readonly Fact[] => (isKnown(order) ? factsBy(order.kind, order) : [])

/** What the server lets the customer do with an order and this client can carry out, what matters most last. */
export function actionsFor(order: OrderSummary): OrderAction[] {
  const doable: readonly string[] = [...commonActions, ...Object.keys(viewOf(order).does)]
  return order.actions.filter((action) => doable.includes(action))
}

/** Opens the screen of an order; one without a screen is found among the others. */
export function openOrder(order: OrderSummary, go: Go = navigate): void {
  const { open } = viewOf(order)
  if (open) void open(go)
  else void go('orders')
}
