import type { Context } from '../../context'
import { everyHour } from '../../jobs/hourly'
import { dueStores } from './queries'
import type { StorePayouts } from './service'

/** The number of stores that are paid by one job. */
const batch = 50

/** Makes the automatic payouts that are due, each in a separate transaction, so that one store's failure stops no other. */
export const payAutomatically = (context: Context, payouts: StorePayouts): Promise<void> =>
  everyHour(context, 'storePayout.automatic', async () => {
    const { db, clock, log } = context
    const due = await dueStores(db, clock.now(), batch)
    let failed = 0
    for (const storeId of due)
      try {
        await db.transaction().execute((tx) => payouts.payAutomatically(tx, storeId))
      } catch (error) {
        failed += 1
        log.error({ store: storeId, error }, 'an automatic payout was not made')
      }
    return due.length === batch && failed === 0
  })
