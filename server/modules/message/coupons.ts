import type { Transaction } from 'kysely'
import { minutesAfter } from '../../clock'
import type { Context } from '../../context'
import type { Database } from '../../database/schema'
import { localDay } from '../../local-time'
import type { Notices } from './notices'
import * as queries from './queries/subjects'

type Tx = Transaction<Database>

/** Hours before their end at which coupons are announced, and customers per batch. */
const couponHours = 48
const batch = 500

/**
 * Notifies a batch of customers whose coupons end within two days, once a day for all of theirs; answers whether more
 * may be left.
 */
export async function tellOfCoupons(
  { context: { config }, notices }: { readonly context: Context; readonly notices: Notices },
  tx: Tx,
  now: Date,
): Promise<boolean> {
  const zone = config.timeZone
  const day = localDay(zone, now)
  const before = minutesAfter(now, couponHours * 60)
  const rows = await queries.endingCoupons(tx, now, before, day, batch)
  const entries = rows.map(({ customer_id: customerId, count, amount, until }) => {
    const params = { count, amount, until: { at: until.toISOString(), zone } }
    return { customerId, subject: day, targetId: '', params, until }
  })
  await notices.tell(tx, 'couponsExpire', entries)
  return rows.length === batch
}
