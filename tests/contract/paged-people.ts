import { sql } from 'kysely'
import type { TestCaller } from '../../server/testing/caller'
import type { World } from '../../server/testing/world'
import { at, type PagedList, times } from './paged-rows'

/** Invited customers of a customer. */
export async function invitations({ make, app }: World, ann: TestCaller): Promise<PagedList> {
  const { db } = app.context
  return {
    caller: ann,
    ids: await times(async () => (await make.customer()).id),
    requests: [{}],
    put: async (id, position) =>
      void (await sql`update customers set invited_by = ${ann.id}, created_at = ${at(position)} where id = ${id}`.execute(
        db,
      )),
    takeOut: async (id) => void (await sql`update customers set invited_by = null where id = ${id}`.execute(db)),
  }
}

/** Invoices of some orders, of the first of two customers. */
export async function invoices(
  { app: { context } }: World,
  orderIds: string[],
  [ann, ben]: readonly [TestCaller, TestCaller],
): Promise<PagedList> {
  const { db } = context
  for (const id of orderIds)
    await sql`insert into invoices (order_id, customer_id, receiver_sealed, amount, requested_at)
      values (${id}, ${ann.id}, '', 100, now())`.execute(db)
  return {
    caller: ann,
    ids: orderIds,
    requests: [{}],
    async put(id, position) {
      await sql`update invoices set customer_id = ${ann.id}, requested_at = ${at(position)} where order_id = ${id}`.execute(
        db,
      )
    },
    async takeOut(id) {
      await sql`update invoices set customer_id = ${ben.id} where order_id = ${id}`.execute(db)
    },
  }
}
