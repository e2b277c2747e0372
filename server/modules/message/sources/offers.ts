import type { Transaction } from 'kysely'
import { minutesAfter } from '../../../clock'
import type { Database } from '../../../database/schema'
import { localDay } from '../../../local-time'
import * as queries from '../queries/subjects'
import type { Sources } from './sources'

type Tx = Transaction<Database>

/** Hours before their end at which coupons are announced, and customers per batch. */
const couponHours = 48
const batch = 500

/** Sends notices of restocked goods. */
export function tellOfStock({ notices, alerts }: Sources): void {
  alerts.onBack(async (tx, waiting) => {
    const products = await queries.productsByIds(tx, [...new Set(waiting.map(({ productId }) => productId))])
    const byId = new Map(products.map((product) => [product.id, product]))
    const told = waiting.flatMap(({ id, customerId, productId, since }) => {
      const product = byId.get(productId)
      if (!product) return []
      const { name, picture } = product
      const subject = `${id}:${since.toISOString()}`
      return [{ customerId, subject, targetId: productId, params: { product: name }, picture }]
    })
    await notices.tell(tx, 'backInStock', told)
  })
}

/**
 * Notifies a batch of customers whose coupons end within two days, once a day for all of theirs; answers whether more
 * may be left.
 */
export async function tellOfCoupons(
  { context: { config }, notices }: Pick<Sources, 'context' | 'notices'>,
  tx: Tx,
  now: Date,
): Promise<boolean> {
  const zone = config.timeZone
  const day = localDay(zone, now)
  const before = minutesAfter(now, couponHours * 60)
  const rows = await queries.endingCoupons(tx, now, before, day, batch)
  const told = rows.map(({ customer_id: customerId, count, amount, until }) => {
    const params = { count, amount, until: { at: until.toISOString(), zone } }
    return { customerId, subject: day, targetId: '', params, until }
  })
  await notices.tell(tx, 'couponsExpire', told)
  return rows.length === batch
}
