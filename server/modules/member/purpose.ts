import type { Transaction } from 'kysely'
import { minutesAfter } from '../../clock'
import type { Context } from '../../context'
import type { Database } from '../../database/schema'
import { lockCustomer } from '../account/queries'
import type { PaymentPurpose } from '../payment/purpose'
import { platform } from '../wallet/ledger'
import { grantMonth } from './grants/grants'
import * as queries from './queries'

/** The purpose of paying for a membership; its subject is the customer, so that one payment is pending at a time. */
export const membershipPurposeName = 'membership'

const dayMinutes = 24 * 60

/** Begins a membership at the end of the present one, or now (contract/states/person.ts: `open`, `renew`). */
async function begin(tx: Transaction<Database>, paymentId: string, now: Date): Promise<void> {
  const { id, customer_id: customerId, days } = await queries.membershipOfPayment(tx, paymentId)
  const { member_until } = await queries.membershipOf(tx, customerId)
  const from = member_until && member_until > now ? member_until : now
  await queries.beginMembership(tx, { id, customerId, from, until: minutesAfter(from, days * dayMinutes) })
  await grantMonth(tx, now, { customerId })
}

/** Paying for a membership: the platform receives the money, and the customer is a member at once. */
export const membershipPurpose = ({ clock }: Context): PaymentPurpose => ({
  name: membershipPurposeName,
  part: 'whole',
  lock: (tx, { customer_id }) => lockCustomer(tx, customer_id),
  refusal: () => Promise.resolve(null),
  creditTo: (_, { amount }) => Promise.resolve([{ account: platform, amount }]),
  paid: (tx, { id }) => begin(tx, id, clock.now()),
  closed: () => Promise.resolve(),
  subject: () => Promise.resolve({ store: null, items: [] }),
})
