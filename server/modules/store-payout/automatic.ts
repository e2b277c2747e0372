import type { Context } from '../../context'
import { everyHour } from '../../jobs/hourly'
import { dueStores } from './queries'
import type { StorePayouts } from './service'

const job = 'storePayout.store'

/** Largest number of payouts that an hour makes; the rest follows in the next one. */
const storesPerHour = 2_000

/** Makes the automatic payouts that are due, each as a job of its store, so that one store's failure stops no other. */
export async function payAutomatically(context: Context, payouts: StorePayouts): Promise<void> {
  const { jobs } = context
  jobs.inBackground<{ storeId: string }>(
    job,
    async (tx, { storeId }) => void (await payouts.payAutomatically(tx, storeId)),
  )
  await everyHour(context, 'storePayout.automatic', async (tx, now) => {
    for (const storeId of await dueStores(tx, now, storesPerHour))
      await jobs.ensure(tx, { kind: job, payload: { storeId }, runAt: now, key: `${job}.${storeId}` })
  })
}
