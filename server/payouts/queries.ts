import type { Insertable, Kysely, Selectable } from 'kysely'
import type { Database, SandboxPayoutTable } from '../database/schema'

export type SandboxPayout = Selectable<SandboxPayoutTable>

/** Keeps a payout of the sandbox; one that it has already stays as it is. */
export async function keepPayout(db: Kysely<Database>, row: Insertable<SandboxPayoutTable>): Promise<void> {
  await db
    .insertInto('sandbox_payouts')
    .values(row)
    .onConflict((oc) => oc.doNothing())
    .execute()
}

export const payoutOf = (db: Kysely<Database>, number: string): Promise<SandboxPayout | undefined> =>
  db.selectFrom('sandbox_payouts').selectAll().where('number', '=', number).executeTakeFirst()
