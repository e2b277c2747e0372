import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { AuditSubject } from '@contract/entities/staff'
import { storePeople } from '../../database/store-people'
import type { Database } from '../../database/schema'

/** A thing by its kind and id. */
export interface Subject {
  readonly kind: AuditSubject
  readonly id: string
}

/** Rows of a thing's id and one of the customers whom it concerns; those of a store are its whole team. */
type People = RawBuilder<{ id: string; person: string | null }>

const ofStore = (table: 'fraud_cases' | 'orders' | 'reports' | 'reviews') => sql`
  select thing.id, team.customer_id as person from ${sql.table(table)} as thing join ${storePeople} as team using (store_id)`

const ofCustomer = (
  table: 'applications' | 'feedbacks' | 'fraud_cases' | 'orders' | 'refunds' | 'reports' | 'reviews',
) => sql`select id, customer_id as person from ${sql.table(table)}`

/** The customer of an order, all who paid for it, the team of its store, and its riders. */
const ofOrder = sql`${ofCustomer('orders')}
  union all ${ofStore('orders')}
  union all select order_id, payer_id from payment_allocations join payments on payments.id = payment_id
  union all select order_id, rider_id from deliveries`

/** Those of the order of a thing. */
const ofOrderOf = (table: 'deliveries' | 'refunds') => sql`
  select thing.id, person from ${sql.table(table)} as thing join (${ofOrder}) as people on people.id = thing.order_id`

/** The people whom a thing that staff act on concerns, by its kind; undefined for a kind that concerns nobody. */
const people: Readonly<Record<AuditSubject, People | undefined>> = {
  application: sql`${ofCustomer('applications')}`,
  courier: undefined,
  customer: sql`select id, id as person from customers`,
  delivery: sql`${ofOrderOf('deliveries')}`,
  feedback: sql`${ofCustomer('feedbacks')}`,
  fraudCase: sql`${ofCustomer('fraud_cases')} union all ${ofStore('fraud_cases')}
    union all select id, jsonb_array_elements_text(signal -> 'customerIds')::uuid
      from fraud_cases, jsonb_array_elements(signals) as signal`,
  order: sql`${ofOrder}`,
  refund: sql`${ofCustomer('refunds')} union all ${ofOrderOf('refunds')}`,
  report: sql`${ofCustomer('reports')} union all ${ofStore('reports')}
    union all select reports.id, person from reports join conversations on conversations.id = subject_id,
      unnest(array[conversations.customer_id, conversations.rider_id]) as person
    union all select reports.id, reviews.customer_id from reports join reviews on reviews.id = subject_id`,
  review: sql`${ofCustomer('reviews')} union all ${ofStore('reviews')}`,
  store: sql`select store_id as id, customer_id as person from ${storePeople} as team`,
  zone: undefined,
}

/** Whether a thing concerns a customer: it is theirs, of a store in whose team they are, or of a delivery that they ride. */
export async function concerns(db: Kysely<Database>, { kind, id }: Subject, customerId: string): Promise<boolean> {
  const things = people[kind]
  if (!things) return false
  const { rows } = await sql`
    select from (${things}) as thing where id = ${id} and person = ${customerId} limit 1`.execute(db)
  return rows.length > 0
}
