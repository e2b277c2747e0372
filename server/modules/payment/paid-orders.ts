import type { Kysely } from 'kysely'
import type { PaidOrder } from '@contract/entities/payment'
import type { Database } from '../../database/schema'
import type { SignedIn } from '../../http/caller'
import type { PaymentPurposes } from './purpose'
import { ownOrdersOf, type Payment } from './queries'

/** The caller's own orders that a payment is for, each with its part of it; a friend who pays is shown none. */
export async function paidOrdersOf(
  db: Kysely<Database>,
  purposes: PaymentPurposes,
  payment: Payment,
  { customer, language }: SignedIn,
): Promise<PaidOrder[]> {
  const { part } = purposes.of(payment)
  const orders = await ownOrdersOf(db, payment.id, customer.id)
  return orders.map(({ id, title, name, logo, amount, total }) => ({
    orderId: id,
    store: name && logo ? { name: name[language], logo } : null,
    title: title[language],
    part,
    amount,
    total,
  }))
}
