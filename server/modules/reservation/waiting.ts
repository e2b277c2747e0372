import type { Context } from '../../context'
import type { WaitlistKind } from '../order/kind/waitlist'
import * as queries from './queries'
import { readSituation } from './situation'

/** Waitlist for tables: holds the first time within the wish at which the whole party fits. */
export function tableWaiting({ clock }: Pick<Context, 'clock'>): WaitlistKind {
  return {
    name: 'table',
    lock: (tx, { storeId, day }) => queries.lockDay(tx, storeId, day),
    async holder(tx, { storeId, day }) {
      let situation = await readSituation(tx, { storeId, from: day, to: day, now: clock.now() })
      const slots = situation.slotsOf(day).filter((slot) => situation.isAhead(slot))
      return async ({ id, customerId, party, from, until }) => {
        for (const { at } of slots.filter((slot) => from <= slot.at && slot.at <= until)) {
          const unit = situation.fit(at, party)
          const visit = situation.visitOf(at)
          const seating = situation.facts.seatings.find((each) => each.id === unit?.seatingId)
          if (!unit || !seating || (await queries.bookedMeanwhile(tx, customerId, visit.from, visit.to))) continue
          await queries.keepTables(tx, { storeId, tableIds: unit.tableIds, ...visit, entryId: id })
          situation = situation.keeping(unit.tableIds, at, party)
          return { at: at.toISOString(), name: seating.name, itemId: seating.id }
        }
        return undefined
      }
    },
    release: (tx, { id }) => queries.freeEntry(tx, id),
  }
}
