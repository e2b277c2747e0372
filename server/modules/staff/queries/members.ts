import type { Insertable, Kysely, Transaction } from 'kysely'
import type { StaffRole } from '@contract/entities/staff'
import type { Database, StaffMemberTable } from '../../../database/schema'

type Db = Kysely<Database>
type Tx = Transaction<Database>

/** The live roles, by member and time; those of one customer, or of everybody. */
export function liveRoles(db: Db, customerId?: string) {
  return db
    .selectFrom('staff_members')
    .innerJoin('customers', 'customers.id', 'staff_members.customer_id')
    .select(['staff_members.customer_id', 'role', 'granted_by', 'granted_at', 'nickname', 'masked_phone'])
    .where('staff_members.ended_at', 'is', null)
    .$if(customerId !== undefined, (query) => query.where('staff_members.customer_id', '=', customerId ?? ''))
    .orderBy('staff_members.customer_id')
    .orderBy('granted_at')
    .orderBy('role')
    .execute()
}

/** Grants a role; false when the customer has it already. */
export async function grantRole(tx: Tx, row: Insertable<StaffMemberTable>): Promise<boolean> {
  const granted = await tx
    .insertInto('staff_members')
    .values(row)
    .onConflict((oc) => oc.columns(['customer_id', 'role']).where('ended_at', 'is', null).doNothing())
    .executeTakeFirst()
  return granted.numInsertedOrUpdatedRows === 1n
}

interface Ending {
  readonly customerId: string
  readonly role: StaffRole
  readonly by: string
  readonly at: Date
}

/** Ends a role; false when the customer does not have it. */
export async function endRole(tx: Tx, { customerId, role, by, at }: Ending): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('staff_members')
    .set({ ended_at: at, ended_by: by })
    .where('customer_id', '=', customerId)
    .where('role', '=', role)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** A customer as staff see one first. */
export function customerById(db: Db, id: string) {
  return db
    .selectFrom('customers')
    .select(['id', 'nickname', 'masked_phone', 'status', 'erased_at', 'created_at', 'closes_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}

/** The customer with a phone number, by its keyed hashes. */
export async function customerByPhone(db: Db, phoneHashes: readonly string[]): Promise<string | undefined> {
  const customer = db.selectFrom('customers').select('id').where('phone_hash', 'in', phoneHashes)
  return (await customer.executeTakeFirst())?.id
}
