import * as calls from '@contract/calls/queue'
import type { Caller } from '../../http/caller'
import type { Context } from '../../context'
import type { Routes } from '../module'
import { boardOf } from './board'
import type { QueueDesk } from './desk'
import * as queries from './queries'

/** Numbers in restaurants' queues (product text §2, shopding). */
export const queueRoutes =
  (context: Context, queue: QueueDesk): Routes =>
  ({ handle }) => {
    const board = async (db: typeof context.db, storeId: string, caller: Caller) =>
      boardOf(context, db, queue, await queue.restaurant(db, storeId), caller)

    handle(calls.queueDetail, (caller, { storeId }) => board(context.db, storeId, caller))
    handle.once(calls.queueTake, async (tx, caller, { storeId, party }) => {
      await queue.take(tx, await queue.restaurant(tx, storeId), party, caller.customer.id)
      return board(tx, storeId, caller)
    })
    handle.once(calls.queueLeave, async (tx, caller, { numberId }) =>
      board(tx, (await queue.leave(tx, numberId)).store_id, caller),
    )
    handle.once(calls.queueReturn, async (tx, caller, { numberId }) =>
      board(tx, (await queue.comeBack(tx, numberId)).store_id, caller),
    )
    handle(calls.queueRemind, async (caller, { numberId, on }) => {
      await queries.updateNumber(context.db, numberId, { remind: on })
      const row = await queries.findNumber(context.db, numberId)
      return board(context.db, row?.store_id ?? '', caller)
    })
  }
