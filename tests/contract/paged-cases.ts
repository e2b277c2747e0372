import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import { cartAdd } from '@contract/calls/cart'
import { orderConfirm } from '@contract/calls/order'
import type { TestCaller } from '../../server/testing/caller'
import { submit } from '../../server/testing/orders'
import type { World } from '../../server/testing/world'
import { at, type PagedList, times } from './paged-rows'

/** The states in which tabs hold cases; the others are tried with closed ones. */
const stateOfTab: Readonly<Record<string, string>> = { yours: 'refused', open: 'merchantReview' }

interface Parts {
  readonly ann: TestCaller
  readonly ben: TestCaller
  readonly storeId: string
  readonly goodsId: string
}

/** Ann's after-sales cases of an order; those that are taken out are Ben's. */
export async function afterSalesList({ app, make }: World, { ann, ben, storeId, goodsId }: Parts): Promise<PagedList> {
  const { db } = app.context
  await make.address(ann.id)
  await ann.call(cartAdd, { goodsId, quantity: 1 })
  const { orderId } = await submit(ann, (await ann.call(orderConfirm, { storeId })).id)
  await sql`update orders set kind = 'mall' where id = ${orderId}`.execute(db)
  const ids = await times(async (index) => {
    const id = uuid()
    await sql`insert into refunds (id, number, order_id, customer_id, state, service, type, amount, fees, reason, description, pictures, applied_at)
      values (${id}, ${`RG${index}`}, ${orderId}, ${ben.id}, 'closed', 'refundOnly', 'partial', 100, 0, 'other', 'Torn', '[]', now())`.execute(
      db,
    )
    return id
  })
  return {
    caller: ann,
    ids,
    requests: [{}, { tab: 'yours' }, { tab: 'open' }, { tab: 'done' }, { orderId }],
    async put(id, position, { tab }) {
      const state = stateOfTab[String(tab)] ?? 'closed'
      await sql`update refunds set customer_id = ${ann.id}, state = ${state}, applied_at = ${at(position)} where id = ${id}`.execute(
        db,
      )
    },
    async takeOut(id) {
      await sql`update refunds set customer_id = ${ben.id} where id = ${id}`.execute(db)
    },
  }
}
