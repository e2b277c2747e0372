import type { Transaction } from 'kysely'
import { providerKinds } from '@contract/payment-kinds'
import { next } from '@contract/states/machine'
import { topUp } from '@contract/states/money'
import type { Context } from '../../context'
import type { Database } from '../../database/schema'
import type { PaymentPurpose } from '../payment/purpose'
import type { Payment } from '../payment/queries'
import * as queries from './queries'

type Event = keyof typeof topUp.transitions

/** The name in `payments.purpose`. */
export const topUpPurposeName = 'topUp'

/**
 * Money for the customer's own balance, from a provider only. A top-up ends with its first attempt: what a provider takes
 * after that is returned to the payer.
 */
export function topUpPurpose({ clock }: Context): PaymentPurpose {
  const fire = async (tx: Transaction<Database>, { subject_id }: Payment, event: Event): Promise<void> => {
    const { id, state } = await queries.lockTopUp(tx, subject_id)
    const to = next(topUp, state, event)
    if (to) await queries.endTopUp(tx, id, to, clock.now())
  }
  return {
    name: topUpPurposeName,
    part: 'whole',
    methods: providerKinds,
    lock: async (tx, { subject_id }) => void (await queries.lockTopUp(tx, subject_id)),
    refusal: async (tx, { subject_id }) =>
      (await queries.lockTopUp(tx, subject_id)).state === 'initiating' ? null : 'orderInvalid',
    creditTo: (_, { customer_id, amount }) =>
      Promise.resolve([{ account: { kind: 'customer', ownerId: customer_id }, amount }]),
    paid: (tx, payment) => fire(tx, payment, 'credit'),
    closed: (tx, payment) => fire(tx, payment, 'invalidate'),
    attemptEnded: (tx, payment, how) => fire(tx, payment, how === 'cancelled' ? 'cancel' : 'fail'),
    subject: () => Promise.resolve({ store: null, items: [] }),
  }
}
