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
