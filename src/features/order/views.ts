import type { OrderSummary } from '@contract/entities/order'
import { isOfKind, type OrderKindName } from '@contract/order-kinds'
import type { OrderAction } from '@contract/states/actions'
import { commonActions, type DetailOf, type OrderKindView, type OrderView, type SummaryOf } from './kind'
import { plainView } from './plain-kind'

/** View of any order for shared components. */
export type ViewOf = (order: OrderSummary) => OrderView

/** The views of a screen that shows orders of one kind alone, so that it loads no other. */
export const viewsOfKind =
  <Kind extends OrderKindName>(kind: Kind, { view }: OrderKindView<SummaryOf<Kind>, DetailOf<Kind>>): ViewOf =>
  (order) =>
    isOfKind(order, kind) ? view(order) : plainView(order)

/** The actions that the server allows and this client supports, most important last. */
export function supportedActions(order: OrderSummary, view: OrderView): OrderAction[] {
  const doable: readonly string[] = [...commonActions, ...Object.keys(view.does)]
  return order.actions.filter((action) => doable.includes(action))
}
