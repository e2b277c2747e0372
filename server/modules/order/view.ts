import type { OrderSummary } from '@contract/entities/order'
import type { Language } from '@contract/settings'
import { actionsOf, refundMinutes } from '@contract/states/actions'
import type { PriceComponent } from '@contract/entities/order'
import { minutesAfter } from '../../clock'
import type { SoldComponent } from '../../database/schema'
import { offsetsAround } from '../../local-time'
import { canInvoice } from './invoiced'
import type { OrderKind } from './kind'
import type { Viewer } from './kind/viewer'
import type { LastPayment, OrderHead, OrderInFull } from './queries'
import { reasonText } from './reasons'

/** A price component in a language. */
export const componentView = (component: SoldComponent, language: Language): PriceComponent => ({
  ...component,
  label: component.label[language],
})

type RefundRow = NonNullable<OrderHead['refund']>

const refView = ({ appliedAt, ...refund }: RefundRow) => ({ ...refund, appliedAt: new Date(appliedAt).toISOString() })

const storeView = ({ store_id, store_name, store_logo }: OrderHead, language: Language): OrderSummary['store'] =>
  store_id && store_name && store_logo ? { id: store_id, name: store_name[language], logo: store_logo } : null

/** Inputs of the customer's actions on an order. */
export const actedOf = ({
  state,
  variant,
  refundable,
  reviewable,
}: Pick<OrderHead, 'state' | 'variant'> & { refundable?: boolean; reviewable?: boolean }) => ({
  state,
  variant: variant ?? undefined,
  refundable,
  reviewable,
})

/** Payment method and payer of an order. */
export const paidView = (payment: LastPayment | null) => ({
  paidWith: payment?.method ?? null,
  paidBy: payment?.by ?? null,
  ...(payment?.by === 'customer' && payment.fromBalance > 0 && { paidFromBalance: payment.fromBalance }),
})

/** Time at which the clock ends the right to apply for a refund; null without such a time or such a right. */
function refundBefore(kind: OrderKind, order: OrderInFull): string | null {
  const minutes = order.refundable ? refundMinutes(kind.states, actedOf(order)) : undefined
  const entered = order.timeline.at(-1)
  return minutes !== undefined && entered ? minutesAfter(new Date(entered.at), minutes).toISOString() : null
}

/** The common part of an order summary. */
export function headView(kind: OrderKind, order: OrderHead, { language }: Viewer) {
  const { state, refund } = order
  return {
    id: order.id,
    number: order.number,
    kind: order.kind,
    phase: order.phase,
    state,
    title: order.title[language],
    pictures: order.lines.map(({ snapshot }) => snapshot.picture),
    count: order.lines.reduce((sum, { quantity }) => sum + quantity, 0),
    total: order.total,
    placedAt: order.placed_at.toISOString(),
    utcOffset: offsetsAround(order.time_zone ?? 'UTC', order.placed_at),
    payBefore: order.phase === 'toPay' ? order.pay_before.toISOString() : null,
    refunded: order.refunded,
    refund: refund && refView(refund),
    store: storeView(order, language),
    actions: actionsOf(kind.states, actedOf(order)),
  }
}

type Line = OrderInFull['lines'][number]

/** The common part of an order line. */
export const lineView = (
  { open_refund_lines }: Pick<OrderInFull, 'open_refund_lines'>,
  line: Line,
  language: Language,
) => {
  const { snapshot, position, quantity, price, paid, refundedQuantity } = line
  return {
    name: snapshot.name[language],
    picture: snapshot.picture,
    optionText: snapshot.optionText[language],
    quantity,
    price,
    position,
    paid,
    refundedQuantity,
    openQuantity: open_refund_lines.find((one) => one.position === position)?.quantity ?? 0,
  }
}

/** The timeline of an order, by the times at which its events happened. */
export const timelineView = ({ timeline }: Pick<OrderInFull, 'timeline'>) =>
  timeline.map(({ state, at, happened_at }) => ({ step: state, at: new Date(happened_at ?? at).toISOString() }))

/** The common part of an order detail. */
export function detailView(kind: OrderKind, order: OrderInFull, viewer: Viewer) {
  const { language } = viewer
  return {
    ...headView(kind, order, viewer),
    lines: order.lines.map((line) => lineView(order, line, language)),
    components: order.components.map((component) => componentView(component, language)),
    saved: order.saved,
    timeline: timelineView(order),
    ...paidView(order.payment),
    canInvoice: canInvoice(kind, order),
    paidAt: order.payment && new Date(order.payment.at).toISOString(),
    cancelReason: reasonText(kind.reasons, order.cancel_reason, language),
    refunds: order.refunds.map(refView),
    refundBefore: refundBefore(kind, order),
  }
}
