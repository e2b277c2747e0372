import type { Transaction } from 'kysely'
import { Gauge } from 'prom-client'
import type { Context } from '../../context'
import type { Database } from '../../database/schema'
import { everyHour } from '../../jobs/hourly'
import { daysAfter, localDay, localDayStart } from '../../local-time'
import * as queries from './queries'

/**
 * Checks the books after the day before has ended, once a day, on the connection of the job, of which alone no statement has a limit. Each check
 * is one statement, so of one moment. Differences are logged as errors.
 */
async function checkBooks(tx: Transaction<Database>, { clock, config, log }: Context): Promise<void> {
  const today = localDayStart(config.timeZone, clock.now())
  const yesterday = daysAfter(config.timeZone, today, -1)
  const day = localDay(config.timeZone, yesterday)
  if ((await queries.latestBook(tx))?.day === day) return
  const differences = await queries.differencesIn(tx)
  const revenue = await queries.revenueByKind(tx, yesterday, today)
  await queries.keepBook(tx, { day, differences, revenue, at: clock.now() })
  if (differences.length > 0) log.error({ day, differences }, 'the books do not agree')
  else log.info({ day, revenue }, 'the books agree')
}

/** Metrics of the newest check, whichever server made it; NaN while the database does not answer. */
export function measureBooks({ db, clock, metrics }: Context): void {
  const latest = () => queries.latestBook(db).catch(() => undefined)
  new Gauge({
    name: 'linli_books_differences',
    help: 'Differences that the newest daily check of the books found, by check; at most 20 of each are counted',
    labelNames: ['check'],
    registers: [metrics],
    async collect() {
      const book = await latest()
      for (const check of queries.checkNames)
        this.set({ check }, book?.differences.filter((one) => one.check === check).length ?? NaN)
    },
  })
  new Gauge({
    name: 'linli_books_revenue',
    help: 'Revenue of the platform on the newest checked day by kind of orders, in the smallest unit',
    labelNames: ['kind'],
    registers: [metrics],
    async collect() {
      this.reset()
      for (const [kind, amount] of Object.entries<number>((await latest())?.revenue ?? {})) this.set({ kind }, amount)
    },
  })
  new Gauge({
    name: 'linli_books_age_seconds',
    help: 'Seconds since the newest daily check of the books',
    registers: [metrics],
    async collect() {
      const book = await latest()
      this.set(book ? (clock.now().getTime() - book.checked_at.getTime()) / 1000 : NaN)
    },
  })
}

/** Has the books checked every day. */
export const checkDaily = (context: Context): Promise<void> =>
  everyHour(context, 'books.check', (tx) => checkBooks(tx, context))
