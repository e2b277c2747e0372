import type { StaffOrder, StaffOrderAction, StaffOrderDetail } from '@contract/entities/staff-order'
import type { Language } from '@contract/settings'
import type { OrderRow, orderInFull, deliveryOf, partiesOf } from './queries'

/** An order as a list of staff shows it. */
export const orderView = (row: OrderRow, language: Language): StaffOrder => ({
  id: row.id,
  number: row.number,
  kind: row.kind,
  state: row.state,
  phase: row.phase,
  title: row.title[language],
  total: row.total,
  refunded: row.refunded,
  placedAt: row.placed_at.toISOString(),
  customer: { id: row.customer_id, name: row.customer_name },
  store: row.store_id && row.store_name ? { id: row.store_id, name: row.store_name[language] } : null,
})

interface Parts {
  readonly order: Awaited<ReturnType<typeof orderInFull>>
  readonly parties: Awaited<ReturnType<typeof partiesOf>>
  readonly delivery: Awaited<ReturnType<typeof deliveryOf>>
  readonly actions: readonly StaffOrderAction[]
}

const instant = (at: string | Date): string => new Date(at).toISOString()
const instantOrNull = (at: string | Date | null): string | null => (at === null ? null : instant(at))

/** An order with all that staff see of it. */
export const orderDetailView = (
  { order, parties, delivery, actions }: Parts,
  language: Language,
): StaffOrderDetail => ({
  ...orderView(order, language),
  lines: order.lines.map(({ position, quantity, paid, refunded_quantity, snapshot }) => {
    return { position, name: snapshot.name[language], quantity, paid, refunded: refunded_quantity }
  }),
  timeline: order.timeline.map(({ at, happened_at, ...event }) => ({ ...event, at: instant(happened_at ?? at) })),
  payments: order.payments.map(({ paid_at, settled_at, ...payment }) => {
    return { ...payment, paidAt: instantOrNull(paid_at), settledAt: instantOrNull(settled_at) }
  }),
  parties,
  refunds: order.refunds,
  rider: delivery?.rider_id ? { id: delivery.rider_id, name: delivery.name ?? '' } : null,
  actions: [...actions],
})
