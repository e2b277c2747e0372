import { sql } from 'kysely'
import type { World } from '../../../server/testing/world'
import { type Beginning, findFaults } from './check'
import { until } from '../../support/until'
import type { Journal } from './journal'

/** Answers of customers, and the state before them. */
export interface Day {
  readonly journal: Journal
  readonly beginning: Beginning
}

/** Access to the books: the journal, and statements whose question marks are replaced by quoted values. */
export interface Tools {
  readonly journal: Journal
  readonly run: (statement: string, ...values: string[]) => Promise<unknown>
}

/** Waits until the server has announced every event, which it does after the commit that wrote it. */
export const announced = ({ app }: World): Promise<void> =>
  until(
    async () => (await app.context.db.selectFrom('event_outbox').select('event').execute()).length === 0,
    'The announcement of every event',
  )

/** Faults that the check finds after some damage, which is rolled back then. */
export async function faultsAfter(
  { app, clock }: World,
  day: Day,
  damage: (tools: Tools) => unknown,
): Promise<string[]> {
  let found: string[] = []
  const undone = new Error('undone')
  const work = app.context.db.transaction().execute(async (tx) => {
    const run: Tools['run'] = (statement, ...values) =>
      sql.raw(values.reduce((text, value) => text.replace('?', `'${value}'`), statement)).execute(tx)
    const journal = structuredClone(day.journal)
    await damage({ journal, run })
    found = await findFaults(tx, journal, day.beginning, clock.now())
    throw undone
  })
  await work.catch((error: unknown) => {
    if (error !== undone) throw error
  })
  return found
}
