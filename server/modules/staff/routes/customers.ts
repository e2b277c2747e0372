import type { Transaction } from 'kysely'
import * as calls from '@contract/calls/staff'
import type { Context } from '../../../context'
import type { Database } from '../../../database/schema'
import type { Change } from '../../../http/acting'
import type { Staff } from '../../../http/caller'
import { Failure } from '../../../http/failure'
import type { Routes } from '../../module'
import type { StaffCustomers } from '../customers/service'

type Tx = Transaction<Database>

/** The one thing that a note is about. @throws Failure `invalidRequest` for none or several */
function subjectOf(named: { customerId?: string; storeId?: string; orderId?: string }): Change['subject'] {
  const { customerId, storeId, orderId } = named
  const subjects = [
    ...(customerId ? [{ kind: 'customer' as const, id: customerId }] : []),
    ...(storeId ? [{ kind: 'store' as const, id: storeId }] : []),
    ...(orderId ? [{ kind: 'order' as const, id: orderId }] : []),
  ]
  const [subject] = subjects
  if (!subject || subjects.length > 1) throw new Failure('invalidRequest', { fields: ['customerId'] })
  return subject
}

/** Customers: looking at them, freezing them, and adjusting what they have. */
export const customerRoutes =
  ({ db }: Context, customers: StaffCustomers): Routes =>
  ({ handle }) => {
    /** A change of a customer's account, answered with the account as it is after it. */
    const changing = async (tx: Tx, { language }: Staff, id: string, work: Promise<Change>) => {
      const change = await work
      return { ...change, answer: await customers.detail(tx, id, language) }
    }

    handle(calls.staffCustomers, (_, request) => customers.find(request))
    handle(calls.staffCustomer, ({ language }, { customerId }) => customers.detail(db, customerId, language))
    handle.act(calls.staffFreezeCustomer, (tx, caller, { customerId }) =>
      changing(tx, caller, customerId, customers.freeze(tx, customerId)),
    )
    handle.act(calls.staffUnfreezeCustomer, (tx, caller, { customerId }) =>
      changing(tx, caller, customerId, customers.unfreeze(tx, customerId)),
    )
    handle.act(calls.staffEndSessions, (tx, caller, { customerId }) =>
      changing(tx, caller, customerId, customers.endSessions(tx, customerId)),
    )
    handle.act(calls.staffNote, (_tx, _caller, request) =>
      Promise.resolve({ subject: subjectOf(request), before: {}, after: {}, answer: {} }),
    )
    handle.act(calls.staffAdjustBalance, (tx, caller, { customerId, amount }) =>
      changing(tx, caller, customerId, customers.adjustBalance(tx, customerId, amount)),
    )
    handle.act(calls.staffAdjustPoints, (tx, caller, { customerId, points }) =>
      changing(tx, caller, customerId, customers.adjustPoints(tx, customerId, points)),
    )
  }
