import { type Insertable, type Kysely, sql, type Transaction } from 'kysely'
import type { SocialProvider } from '@contract/calls/social'
import { deleteSome } from '../../database/delete-some'
import type { Database, SocialBindingTable } from '../../database/schema'
import type { CustomerRow } from '../account/queries'

type Db = Kysely<Database>
type Tx = Transaction<Database>

/** The customer bound to an identity, found by its keyed hashes, one for each key in use. */
export function customerBoundTo(
  db: Db,
  provider: SocialProvider,
  hashes: readonly string[],
): Promise<CustomerRow | undefined> {
  return db
    .selectFrom('social_bindings')
    .innerJoin('customers', 'customers.id', 'social_bindings.customer_id')
    .selectAll('customers')
    .where('provider', '=', provider)
    .where('subject_hash', 'in', hashes)
    .executeTakeFirst()
}

/** Inserts a binding; false when the identity or the account has one of this provider. */
export async function insertBinding(tx: Tx, row: Insertable<SocialBindingTable>): Promise<boolean> {
  const inserted = await tx
    .insertInto('social_bindings')
    .values(row)
    .onConflict((oc) => oc.doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

/** The bindings of a customer. */
export function bindingsOf(db: Db, customerId: string) {
  return db
    .selectFrom('social_bindings')
    .select(['provider', 'created_at'])
    .where('customer_id', '=', customerId)
    .execute()
}

/** Removes a customer's binding of a provider, if there is one. */
export async function removeBinding(db: Db, customerId: string, provider: SocialProvider): Promise<void> {
  await db
    .deleteFrom('social_bindings')
    .where('customer_id', '=', customerId)
    .where('provider', '=', provider)
    .execute()
}

/** Notes that a code was used; false when it was before. */
export async function useSocialCode(db: Db, code_hash: string, used_at: Date): Promise<boolean> {
  const used = await db
    .insertInto('used_social_codes')
    .values({ code_hash, used_at })
    .onConflict((oc) => oc.doNothing())
    .returning('code_hash')
    .executeTakeFirst()
  return used !== undefined
}

/** Deletes some of the notes of codes that were used before a time, by which the apps have forgotten them. */
export const forgetSocialCodes = (tx: Tx, before: Date): Promise<boolean> =>
  deleteSome(tx, 'used_social_codes', sql`used_at < ${before}`)
