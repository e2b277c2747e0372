import { sql, type Insertable, type Kysely, type Transaction } from 'kysely'
import type { Database, HolidayTable } from '../../database/schema'
import { Holidays, type ListedHoliday } from './holidays'

type Db = Kysely<Database>
type Tx = Transaction<Database>

/** The operator's list between two plain dates, both included. */
export function listedBetween(db: Db, from: string, to: string): Promise<ListedHoliday[]> {
  return db
    .selectFrom('holidays')
    .select([sql<string>`day::text`.as('day'), 'is_off', 'name'])
    .where('day', '>=', from)
    .where('day', '<=', to)
    .orderBy('day')
    .execute()
}

/** The public holidays of the plain dates from one to another, both included. */
export const holidaysBetween = async (db: Db, from: string, to = from): Promise<Holidays> =>
  new Holidays(await listedBetween(db, from, to))

/** The years of which the operator's list has a day off. */
export async function listedYears(db: Db): Promise<readonly number[]> {
  const year = sql<number>`extract(year from day)::int`
  const rows = await db.selectFrom('holidays').select(year.as('year')).distinct().where('is_off', '=', true).execute()
  return rows.map((row) => row.year)
}

/** Enters days into the operator's list, replacing its entries of the same days. */
export async function enterHolidays(tx: Tx, rows: readonly Insertable<HolidayTable>[]): Promise<void> {
  await tx
    .insertInto('holidays')
    .values([...rows])
    .onConflict((oc) =>
      oc.column('day').doUpdateSet((eb) => ({ is_off: eb.ref('excluded.is_off'), name: eb.ref('excluded.name') })),
    )
    .execute()
}

/** Takes days off the operator's list, so that the calendar's word holds for them. */
export async function forgetHolidays(tx: Tx, from: string, to: string): Promise<void> {
  await tx.deleteFrom('holidays').where('day', '>=', from).where('day', '<=', to).execute()
}
