import { reservationOptions } from '@contract/calls/reservation'
import { storeDetail, storeList } from '@contract/calls/store'
import type { TestCaller } from '../../server/testing/caller'

/** A restaurant of the demo with a queue and a table that can be booked, as the screens of tables are opened. */
export async function aTable(caller: TestCaller) {
  const { items } = await caller.call(storeList, {})
  for (const { id } of items) {
    const { takesTables, takesQueue } = await caller.call(storeDetail, { storeId: id })
    if (!takesTables || !takesQueue) continue
    const { days } = await caller.call(reservationOptions, { storeId: id, party: 2 })
    // A time of a later day stays bookable while the tests run.
    const { meals } = await caller.call(reservationOptions, { storeId: id, party: 2, date: days.at(-1)?.date })
    const slot = meals.flatMap(({ slots }) => slots).find(({ state }) => state === 'free')
    const seating = slot?.seatings[0]
    if (slot && seating) return { id, choice: { store: id, party: '2', at: slot.at, seating } }
  }
  throw new Error('The demo has no restaurant with a free table')
}
