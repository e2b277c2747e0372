import type { Kysely } from 'kysely'
import { Gauge } from 'prom-client'
import type { Context } from '../../context'
import type { Database } from '../../database/schema'
import { daysAfter, localDay } from '../../local-time'
import { hasYear } from './holidays'
import { listedYears } from './queries'

/** Days ahead of which the holidays have to be known: those of a year are announced in the November before. */
const aheadDays = 60

/** The years from today's to that of the days ahead whose holidays nothing knows. */
export async function missingYears(db: Kysely<Database>, zone: string, now: Date): Promise<number[]> {
  const [first, last] = [now, daysAfter(zone, now, aheadDays)].map((at) => Number(localDay(zone, at).slice(0, 4)))
  const listed = await listedYears(db)
  return [...new Set([first, last])].filter(
    (year): year is number => year !== undefined && !hasYear(year) && !listed.includes(year),
  )
}

/** Lines for the person who starts the server, one for each year whose holidays are not known. */
export async function holidayWarnings({
  db,
  config,
  clock,
}: Pick<Context, 'db' | 'config' | 'clock'>): Promise<string[]> {
  const years = await missingYears(db, config.timeZone, clock.now())
  return years.map(
    (year) =>
      `Warning: the public holidays of ${year} are not known: vouchers, tables and hotels take them for usual days until npm run operator -- holiday enters them or chinese-days is updated.`,
  )
}

/** Counts the years whose holidays are not known; NaN while the database does not answer. */
export function measureHolidays({ db, config, clock, metrics }: Context): void {
  const count = () =>
    missingYears(db, config.timeZone, clock.now()).then(
      (years) => years.length,
      () => NaN,
    )
  new Gauge({
    name: 'linli_holiday_years_missing',
    help: 'Years within the next 60 days whose public holidays are not known',
    registers: [metrics],
    async collect() {
      this.set(await count())
    },
  })
}
