import * as z from 'zod/mini'
import type { CourierState } from './names'
import type { CourierReport, CourierTask } from './provider'

/** The states by Uber Direct's `status`. */
const states: Readonly<Record<string, CourierState>> = {
  pending: 'searching',
  pickup: 'assigned',
  pickup_complete: 'pickedUp',
  dropoff: 'pickedUp',
  delivered: 'delivered',
  canceled: 'cancelled',
  returned: 'returned',
}

const Status = z.enum(['pending', 'pickup', 'pickup_complete', 'dropoff', 'delivered', 'canceled', 'returned'])
const Person = z.object({ name: z.string(), phone_number: z._default(z.string(), '') })

export const Token = z.object({ access_token: z.string(), expires_in: z.number() })
export const Quote = z.object({ id: z.string(), fee: z.int() })
/** A delivery as Uber Direct answers it. */
export const Delivery = z.object({
  id: z.string(),
  status: Status,
  external_id: z.optional(z.nullable(z.string())),
  courier: z.optional(z.nullable(Person)),
  created: z.iso.datetime({ offset: true }),
  updated: z.optional(z.iso.datetime({ offset: true })),
})
/** A push; others than of a delivery's status are left. */
export const Push = z.object({
  kind: z.string(),
  customer_id: z.string(),
  created: z.iso.datetime({ offset: true }),
  status: z.optional(z.string()),
  data: z.optional(z.unknown()),
})
export const Problem = z.object({ code: z.string() })
export type Delivery = z.output<typeof Delivery>

export const statusPush = 'event.delivery_status'

/** The report of a delivery at a time of Uber Direct's clock. */
export const reportOf = ({ id, status, external_id, courier }: Delivery, at: string): CourierReport => ({
  id,
  reference: external_id ?? null,
  state: states[status] ?? 'searching',
  person: courier ? { name: courier.name, phone: courier.phone_number } : null,
  at: new Date(at),
})

/** The most characters of a note. */
const noteMax = 280

/** A number as the courier dials it; one without a country is of China. */
const dialled = (phone: string): string =>
  phone.startsWith('+') ? phone : `+86${phone.replace(/\D/g, '').replace(/^0/, '')}`

const ends = ({ pickup, dropOff }: CourierTask) => ({
  pickup_address: pickup.address,
  pickup_latitude: pickup.position.latitude,
  pickup_longitude: pickup.position.longitude,
  pickup_phone_number: dialled(pickup.phone),
  dropoff_address: dropOff.address,
  dropoff_latitude: dropOff.position.latitude,
  dropoff_longitude: dropOff.position.longitude,
  dropoff_phone_number: dialled(dropOff.phone),
})

/** The request of a quote. */
export const quoteRequest = (task: CourierTask) => ({ ...ends(task), pickup_ready_dt: task.readyAt.toISOString() })

/** The request of a delivery. */
export const deliveryRequest = (task: CourierTask, quoteId: string) => ({
  ...quoteRequest(task),
  quote_id: quoteId,
  external_id: task.reference,
  idempotency_key: task.reference,
  pickup_name: task.pickup.name,
  pickup_notes: task.pickup.note.slice(0, noteMax),
  dropoff_name: task.dropOff.name,
  dropoff_notes: task.dropOff.note.slice(0, noteMax),
  manifest_items: task.items.map(({ name, quantity, price }) => ({ name, quantity, price, size: 'small' })),
  manifest_total_value: task.items.reduce((sum, { price, quantity }) => sum + price * quantity, 0),
  deliverable_action: task.contactFree ? 'deliverable_action_leave_at_door' : 'deliverable_action_meet_at_door',
  undeliverable_action: 'return',
})
