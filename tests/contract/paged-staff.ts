import { v7 as uuid } from 'uuid'
import { type RawBuilder, sql } from 'kysely'
import type { TestCaller } from '../../server/testing/caller'
import { aStaff } from '../../server/testing/staff'
import type { World } from '../../server/testing/world'
import { at, type PagedList, times } from './paged-rows'

/** Audit entries are never changed, so that one is put in and taken out by the role of a replica, which has no such trigger. */
async function auditList({ app: { context } }: World, caller: TestCaller): Promise<PagedList> {
  const change = (statement: RawBuilder<unknown>) =>
    context.db.transaction().execute(async (tx) => {
      await sql`set local session_replication_role = replica`.execute(tx)
      await statement.execute(tx)
    })
  const reference = uuid()
  return {
    ...{ caller, ids: await times(() => Promise.resolve(uuid())) },
    requests: [{}, { subject: { kind: 'store', reference } }, { customerId: caller.id }],
    put: (id, position) =>
      change(sql`insert into audit_entries values (${id}, ${at(position)}, ${caller.id}, 'support', 'staff.note', 'store', ${reference},
        'Asked', '{}', '{}', 'req-1') on conflict (id) do update set at = excluded.at`),
    takeOut: (id) => change(sql`delete from audit_entries where id = ${id}`),
  }
}

/** The lists of staff. */
export async function staffLists(world: World) {
  const caller = await aStaff(world)
  return { 'staff.audit': await auditList(world, caller) }
}
