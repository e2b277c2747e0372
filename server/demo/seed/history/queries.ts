import { sql, type Transaction } from 'kysely'
import type { Database } from '../../../database/schema'
import type { PresaleWindow } from './mall-orders'

type Tx = Transaction<Database>

/** The first SKU of a product of the demo. */
export function firstSku(tx: Tx, productId: string) {
  return tx
    .selectFrom('skus')
    .innerJoin('products', 'products.id', 'product_id')
    .select(['skus.id', 'product_id', 'store_id', 'shop_price'])
    .where('product_id', '=', productId)
    .orderBy('position')
    .limit(1)
    .executeTakeFirstOrThrow()
}

/** A presale of days, with its cheapest SKU, whose balance waits for its window or can be paid at a time. */
export function presaleIn(tx: Tx, window: PresaleWindow, now: Date) {
  const presales = tx
    .selectFrom('presales')
    .innerJoin('presale_skus', 'presale_id', 'presales.id')
    .select(['presales.id', 'deposit_from', 'sku_id'])
    .where('quantity', '>', 0)
    .where(sql<boolean>`balance_until - balance_from > interval '1 day'`)
  const found =
    window === 'waiting'
      ? presales.where('deposit_until', '<=', now).where('balance_from', '>', now)
      : presales.where('balance_from', '<=', now).where('balance_until', '>', now)
  return found.orderBy('price').orderBy('sku_id').limit(1).executeTakeFirstOrThrow()
}
