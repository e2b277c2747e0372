import { type Kysely, sql, type Transaction } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Database, ProviderName } from '../../../../database/schema'

type Db = Kysely<Database>
type Tx = Transaction<Database>

/** Payments of an order by a provider's mini-program, with the reported parcels. */
export function paidWith(db: Db, orderId: string, provider: ProviderName) {
  return (
    db
      .selectFrom('payment_allocations')
      .innerJoin('payments', 'payments.id', 'payment_allocations.payment_id')
      // Money beside the attempt that paid is sent back: nothing is shipped for it.
      .innerJoin('provider_payments', 'provider_payments.id', 'payments.provider_payment_id')
      .leftJoin('told_shipments', 'told_shipments.provider_payment_id', 'provider_payments.id')
      .select(['provider_payments.id', 'provider_payments.payment_id', 'trade_no'])
      .select(['told_shipments.parcels', 'told_shipments.complete'])
      .where('payment_allocations.order_id', '=', orderId)
      .where('provider', '=', provider)
      .where('scene', '=', 'mini')
      .execute()
  )
}

/** The parcels of all orders of a payment, in the order of their shipping, with their items. */
export function parcelsPaidWith(db: Db, paymentId: string) {
  return db
    .selectFrom('payment_allocations')
    .innerJoin('parcels', 'parcels.order_id', 'payment_allocations.order_id')
    .innerJoin('mall_orders', 'mall_orders.order_id', 'parcels.order_id')
    .select(['parcels.id', 'state', 'carrier', 'tracking_number', 'shipped_at', 'address_sealed'])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('parcel_lines')
          .innerJoin('order_lines', (join) =>
            join
              .onRef('order_lines.order_id', '=', 'parcels.order_id')
              .onRef('order_lines.position', '=', 'parcel_lines.position'),
          )
          .select(['order_lines.snapshot', 'parcel_lines.quantity'])
          .whereRef('parcel_lines.parcel_id', '=', 'parcels.id')
          .where('parcel_lines.quantity', '>', 0)
          .orderBy('parcel_lines.position'),
      ).as('lines'),
    )
    .where('payment_allocations.payment_id', '=', paymentId)
    .where('state', '<>', 'cancelled')
    .orderBy(sql`shipped_at nulls last`)
    .orderBy('parcels.id')
    .execute()
}

/** Records the report to a provider. */
export async function recordReport(
  tx: Tx,
  id: string,
  summary: { readonly parcels: number; readonly complete: boolean; readonly told_at: Date },
): Promise<void> {
  await tx
    .insertInto('told_shipments')
    .values({ provider_payment_id: id, ...summary })
    .onConflict((oc) => oc.column('provider_payment_id').doUpdateSet(summary))
    .execute()
}
