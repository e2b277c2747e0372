import type { Transaction } from 'kysely'
import { voucherKinds } from '@contract/order-kinds'
import type { Database } from '../../database/schema'

/** A customer's newest order with vouchers to use at a store; undefined for none. */
export async function usableAt(tx: Transaction<Database>, customerId: string, storeId: string) {
  const found = await tx
    .selectFrom('voucher_orders')
    .innerJoin('orders', 'orders.id', 'voucher_orders.order_id')
    .innerJoin('package_stores', 'package_stores.package_id', 'voucher_orders.package_id')
    .select('orders.id')
    .where('orders.customer_id', '=', customerId)
    .where('orders.kind', 'in', voucherKinds)
    .where('orders.state', '=', 'usable')
    .where('package_stores.store_id', '=', storeId)
    .orderBy('orders.placed_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return found?.id
}

/** The merchant of a store; undefined where it has none. */
export async function merchantOf(tx: Transaction<Database>, storeId: string) {
  const store = await tx.selectFrom('stores').select('merchant_id').where('id', '=', storeId).executeTakeFirst()
  return store?.merchant_id ?? undefined
}
