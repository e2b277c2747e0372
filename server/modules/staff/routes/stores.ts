import type { Transaction } from 'kysely'
import * as calls from '@contract/calls/staff'
import type { Database } from '../../../database/schema'
import type { Change } from '../../../http/acting'
import type { Staff } from '../../../http/caller'
import type { Routes } from '../../module'
import type { StaffStores } from '../stores/service'

type Tx = Transaction<Database>

/** Stores: looking at them, suspending, closing and handing them over. */
export const storeRoutes =
  (stores: StaffStores): Routes =>
  ({ handle }) => {
    /** A change of a store, answered with the store as it is after it. */
    const changing = async (tx: Tx, { language }: Staff, id: string, work: Promise<Change>) => {
      const change = await work
      return { ...change, answer: await stores.one(tx, id, language) }
    }

    handle(calls.staffStores, ({ language }, request) => stores.list(request, language))
    handle.act(calls.staffSuspendStore, (tx, caller, { storeId }) =>
      changing(tx, caller, storeId, stores.suspend(tx, storeId)),
    )
    handle.act(calls.staffResumeStore, (tx, caller, { storeId }) =>
      changing(tx, caller, storeId, stores.resume(tx, storeId)),
    )
    handle.act(calls.staffCloseStore, (tx, caller, { storeId, openOrders }) =>
      changing(tx, caller, storeId, stores.close(tx, storeId, openOrders)),
    )
    handle.act(calls.staffHandOverStore, (tx, caller, { storeId, customerId }) =>
      changing(tx, caller, storeId, stores.handOver(tx, storeId, customerId)),
    )
    handle.act(calls.staffSetDeliveryMethod, (tx, caller, { storeId, ...delivery }) =>
      changing(tx, caller, storeId, stores.setDelivery(tx, storeId, delivery)),
    )
  }
