import * as calls from '@contract/calls/waitlist'
import { Failure } from '../../http/failure'
import { stayToWaitFor } from '../hotel/waitlist/join'
import { stayWaiting } from '../hotel/waitlist/waiting'
import type { Module } from '../module'
import { lockCustomer } from '../order/queries'
import { readSituation } from '../reservation/situation'
import { tableWaiting } from '../reservation/waiting'

/** How far apart the first and the last time of a wish may be. */
const longestWish = 6 * 60 * 60_000

/** The lines for full times of restaurants, and all lines that a customer stands in. */
export const waitlistRoutes: Module = ({ handle, context, services }) => {
  const { waitlist, stayQuotes } = services
  const tables = tableWaiting(context)
  const nights = stayWaiting(context)
  handle.once(calls.waitlistJoin, async (tx, caller, { storeId, party, ...wish }) => {
    const [from, until] = [new Date(wish.from), new Date(wish.until)]
    if (until < from || until.getTime() - from.getTime() > longestWish) throw new Failure('tableSlotUnavailable')
    const day = wish.until.slice(0, 10)
    const situation = await readSituation(tx, { storeId, from: day, to: day, now: context.clock.now() })
    situation.checkParty(party)
    const slot = situation.slotAt(until)
    await lockCustomer(tx, caller.customer.id)
    await tables.lock(tx, { storeId, day: slot.day })
    return waitlist.join(tx, caller, tables, { storeId, day: slot.day, party, from, until })
  })
  handle.once(calls.waitlistJoinStay, async (tx, caller, wish) => {
    await lockCustomer(tx, caller.customer.id)
    return waitlist.join(tx, caller, nights, await stayToWaitFor(stayQuotes, tx, caller, wish))
  })
  handle(calls.waitlistLeave, async (_, { waitlistId }) => {
    await waitlist.leave(waitlistId)
    return {}
  })
  handle(calls.waitlistList, (caller, request) => waitlist.list(caller, request))
}
