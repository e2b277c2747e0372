import { type RawBuilder, sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { TestCaller } from '../../server/testing/caller'
import type { World } from '../../server/testing/world'
import { at, type PagedList, times } from './paged-rows'

/** The messages of a customer; another one has none of them. */
export async function messages({ app }: World, ann: TestCaller, ben: TestCaller): Promise<PagedList> {
  const run = async (statement: RawBuilder<unknown>) => void (await statement.execute(app.context.db))
  const params = JSON.stringify({ kind: 'rider' })
  return {
    caller: ann,
    ids: await times(async (index) => {
      const id = uuid()
      await run(sql`insert into notices (id, customer_id, kind, message_group, topic, subject, params, created_at)
        values (${id}, ${ann.id}, 'announcement', 'account', 'applicationPassed', ${String(index)}, ${params}, now())`)
      return id
    }),
    requests: [{ group: 'account' }],
    put: (id, position) =>
      run(sql`update notices set customer_id = ${ann.id}, created_at = ${at(position)} where id = ${id}`),
    takeOut: (id) => run(sql`update notices set customer_id = ${ben.id} where id = ${id}`),
  }
}

/** Feedback of a customer; another customer has none of it. */
export async function feedbacks({ app }: World, ann: TestCaller, ben: TestCaller): Promise<PagedList> {
  const run = async (statement: RawBuilder<unknown>) => void (await statement.execute(app.context.db))
  return {
    caller: ann,
    ids: await times(async (index) => {
      const id = uuid()
      await run(sql`insert into feedbacks (id, number, customer_id, type, text, pictures, may_contact, created_at)
        values (${id}, ${`FB${index}`}, ${ann.id}, 'idea', 'More noodles', '[]', false, now())`)
      return id
    }),
    requests: [{}],
    put: (id, position) =>
      run(sql`update feedbacks set customer_id = ${ann.id}, created_at = ${at(position)} where id = ${id}`),
    takeOut: (id) => run(sql`update feedbacks set customer_id = ${ben.id} where id = ${id}`),
  }
}
