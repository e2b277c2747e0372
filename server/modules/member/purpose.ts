import type { Transaction } from 'kysely'
import type { Context } from '../../context'
import type { Database } from '../../database/schema'
import { daysAfter } from '../../local-time'
import { lockCustomer } from '../../database/lock-customers'
import type { PaymentPurpose } from '../payment/purpose'
import { platform } from '../wallet/ledger'
import { grantMonth } from './grants/grants'
import * as queries from './queries'

/** The purpose of paying for a membership; its subject is the customer, so that one payment is pending at a time. */
export const membershipPurposeName = 'membership'

/** Begins a membership at the end of the present one, or now (contract/states/person.ts: `open`, `renew`). */
async function begin({ clock, config }: Context, tx: Transaction<Database>, paymentId: string): Promise<void> {
  const now = clock.now()
  const { id, customer_id: customerId, days } = await queries.membershipOfPayment(tx, paymentId)
  const { member_until } = await queries.membershipOf(tx, customerId)
  const from = member_until && member_until > now ? member_until : now
  await queries.beginMembership(tx, { id, customerId, from, until: daysAfter(config.timeZone, from, days) })
  await grantMonth(tx, now, { customerId })
}

/** Paying for a membership: the platform receives the money, and the customer is a member at once. */
export const membershipPurpose = (context: Context): PaymentPurpose => ({
  name: membershipPurposeName,
  part: 'whole',
  lock: (tx, { customer_id }) => lockCustomer(tx, customer_id),
  refusal: () => Promise.resolve(null),
  creditTo: (_, { amount }) => Promise.resolve([{ account: platform, amount }]),
  paid: (tx, { id }) => begin(context, tx, id),
  closed: () => Promise.resolve(),
  subject: () => Promise.resolve({ store: null, items: [] }),
})
