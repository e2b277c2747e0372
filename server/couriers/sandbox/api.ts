import * as z from 'zod/mini'
import type { UberDirectSettings } from '../settings'
import { statusPush } from '../uber-direct-messages'
import { personAfter, refusedWord } from './courses'
import type { SandboxDelivery } from './queries'

/** The account of the sandbox at itself, and the token that it grants. */
export type Account = Omit<UberDirectSettings, 'api' | 'auth'> & { readonly token: string }

const Filled = z.string().check(z.minLength(1))
const ends = {
  pickup_address: Filled,
  pickup_latitude: z.number(),
  pickup_longitude: z.number(),
  pickup_phone_number: z.string().check(z.regex(/^\+\d{6,15}$/)),
  dropoff_address: Filled,
  dropoff_latitude: z.number(),
  dropoff_longitude: z.number(),
  dropoff_phone_number: z.string().check(z.regex(/^\+\d{6,15}$/)),
  pickup_ready_dt: z.iso.datetime(),
}
const QuoteRequest = z.object(ends)
const DeliveryRequest = z.object({
  ...ends,
  quote_id: Filled,
  external_id: Filled,
  idempotency_key: Filled,
  pickup_name: Filled,
  dropoff_name: Filled,
  dropoff_notes: z.string().check(z.maxLength(280)),
  manifest_items: z.array(z.object({ name: Filled, quantity: z.int(), price: z.int(), size: z.literal('small') })),
  manifest_total_value: z.int(),
  deliverable_action: z.enum(['deliverable_action_leave_at_door', 'deliverable_action_meet_at_door']),
  undeliverable_action: z.literal('return'),
})

/** The price of each delivery of the sandbox. */
const fee = 500

function parsed<S extends z.ZodMiniType>(schema: S, text: string): z.output<S> | undefined {
  const read = schema.safeParse(JSON.parse(text || 'null'))
  return read.success ? read.data : undefined
}

/** Answers a quote; undefined for a request that Uber Direct would refuse. */
export function readQuote(body: string) {
  const asked = parsed(QuoteRequest, body)
  return asked && { status: 200, body: { kind: 'delivery_quote', id: `dqt_${fee}`, fee, currency: 'cny' } }
}

/** Reads a delivery; undefined for one that is refused. */
export function readDelivery(body: string): { readonly reference: string; readonly note: string } | undefined {
  const asked = parsed(DeliveryRequest, body)
  if (!asked || asked.dropoff_notes.includes(refusedWord)) return undefined
  return { reference: asked.external_id, note: asked.dropoff_notes }
}

/** A delivery as Uber Direct answers it. */
export function deliveryOf({ id, reference, status, note, step, created_at, updated_at }: SandboxDelivery) {
  const name = personAfter(note, step)
  return {
    ...{ kind: 'delivery', id, external_id: reference, status, fee },
    courier: name && { name, phone_number: '+8613900004321', vehicle_type: 'motorcycle' },
    ...{ created: created_at.toISOString(), updated: updated_at.toISOString() },
  }
}

/** The push of a delivery's status. */
export const pushOf = (delivery: SandboxDelivery, { customerId }: Account) => ({
  ...{ kind: statusPush, id: `evt_${delivery.id.slice(4)}_${delivery.step}`, live_mode: false },
  ...{ customer_id: customerId, delivery_id: delivery.id, status: delivery.status },
  ...{ created: delivery.updated_at.toISOString(), data: deliveryOf(delivery) },
})
