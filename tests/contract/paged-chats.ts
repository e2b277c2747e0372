import { randomUUID } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import { chatOpen, chatSend } from '@contract/calls/chat'
import type { TestCaller } from '../../server/testing/caller'
import type { World } from '../../server/testing/world'
import { at, type PagedList, times } from './paged-rows'

/** The conversations of a customer; another one has none of them. */
export async function conversations({ app, make }: World, ann: TestCaller): Promise<PagedList> {
  const run = async (statement: RawBuilder<unknown>) => void (await statement.execute(app.context.db))
  return {
    caller: ann,
    ids: await times(async () => {
      const { id } = await ann.call(chatOpen, { with: 'store', storeId: await make.store() })
      await ann.call(chatSend, { conversationId: id, clientId: randomUUID(), kind: 'text', text: 'Hello' })
      return id
    }),
    requests: [{}, { inboxId: ann.id }],
    put: (id, position) =>
      run(
        sql`update conversation_people set hidden = false, active_at = ${at(position)} where conversation_id = ${id}`,
      ),
    takeOut: (id) => run(sql`update conversation_people set hidden = true where conversation_id = ${id}`),
  }
}
