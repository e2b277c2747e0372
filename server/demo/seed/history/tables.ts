import { v7 as uuid } from 'uuid'
import { reservationConfirm, reservationSubmit } from '@contract/calls/reservation'
import type { OrderId } from '@contract/entities/ids'
import type { SeatingKind } from '@contract/entities/reservation'
import type { Actor } from '@contract/states/machine'
import type { TableEvent } from '@contract/states/table'
import { minutesAfter } from '../../../clock'
import { localDay } from '../../../local-time'
import { dayAfter, instantAt } from '../../../modules/reservation/days'
import { trustedId } from '../../../security/trusted-id'
import { TableAutopilot } from '../../tables/autopilot'
import type { Past } from './past'
import { demoId } from '../ids'
import { insertAll } from '../queries'

/** Event of a table, in minutes after its time. */
interface Happening {
  readonly event: TableEvent
  readonly by: Actor
  readonly minute: number
  readonly reason?: string
}

/** A table that the demo's member booked; days from today on. */
interface BookedTable {
  readonly placed: number
  readonly day: number
  readonly store: string
  readonly hour: number
  readonly party: number
  readonly seating: SeatingKind
  readonly note?: string
  readonly then: readonly Happening[]
}

const day = 24 * 60
const seated: Happening = { event: 'seat', by: 'merchant', minute: 6 }
const left: Happening = { event: 'leave', by: 'merchant', minute: 85 }
const cancelled = { event: 'cancelFree', by: 'customer', reason: 'My plans changed' } as const

/** One in each state that lasts. */
const bookedTables: readonly BookedTable[] = [
  {
    ...{ placed: -40, day: -29, store: 'old-stove', hour: 18, party: 4, seating: 'booth' },
    then: [seated, left, { event: 'complete', by: 'clock', minute: 85 + 15 * day }],
  },
  {
    ...{ placed: -34, day: -26, store: 'red-cauldron', hour: 18, party: 2, seating: 'hall' },
    then: [{ event: 'release', by: 'clock', minute: 15 }],
  },
  {
    ...{ placed: -33, day: -24, store: 'old-stove', hour: 19, party: 2, seating: 'hall' },
    then: [{ ...cancelled, minute: -2 * day }],
  },
  {
    ...{ placed: -32, day: -23, store: 'golden-goose', hour: 18, party: 3, seating: 'hall' },
    then: [{ event: 'markNoShow', by: 'merchant', minute: 20 }],
  },
  { ...{ placed: -31, day: -6, store: 'wako-sushi', hour: 18, party: 2, seating: 'hall' }, then: [seated, left] },
  {
    ...{ placed: -29, day: 1, store: 'old-stove', hour: 19, party: 4, seating: 'booth' },
    ...{ note: 'One child seat', then: [] },
  },
]

async function place(past: Past, booked: BookedTable): Promise<OrderId> {
  const { services, tx, caller } = past
  const { store, party, seating, note = '' } = booked
  const [storeId, seatingId] = [demoId('store', store), demoId('seating', store, seating)]
  const at = timeOf(past, booked).toISOString()
  const asked = reservationConfirm.request.parse({ storeId, party, at, seatingId })
  const { id: quoteId } = await services.tableTrading.quote(caller, asked)
  const contact = { title: 'mr', name: 'Leo', phone: past.phone }
  const request = { quoteId, contact, note, agreed: true, idempotencyKey: uuid() }
  const { orderId, total } = await services.tableTrading.submit(tx, caller, reservationSubmit.request.parse(request))
  const id = trustedId('order', orderId)
  if (total > 0) await past.pay(id)
  return id
}

/** Time of a booked table. */
function timeOf(past: Past, { day: days, hour }: Pick<BookedTable, 'day' | 'hour'>): Date {
  const { timeZone } = past
  return instantAt(timeZone, dayAfter(localDay(timeZone, past.now), days), hour * 60) ?? past.now
}

async function live(past: Past, booked: BookedTable): Promise<void> {
  const { engine, tx } = past
  past.turnTo(minutesAfter(past.now, booked.placed * day))
  const orderId = await place(past, booked)
  const at = timeOf(past, booked)
  for (const { event, by, minute, reason } of booked.then) {
    past.turnTo(minutesAfter(at, minute))
    const order = await engine.lock(tx, orderId)
    const own = event === 'seat' && order.variant === 'back' ? 'seatAndReturn' : event
    await engine.fire(tx, order, own, by, { reason })
  }
  // A party that is still to come is seated as the days pass.
  await new TableAutopilot(past.context, past.services).plan(tx, await engine.lock(tx, orderId))
}

/** Numbers that the member took at some time: days ago, by how they ended. */
const numbers = [
  { daysAgo: 3, store: 'old-stove', size: 'B', number: 18, party: 4, state: 'seated' },
  { daysAgo: 11, store: 'ippo-ramen', size: 'A', number: 9, party: 2, state: 'passed' },
  { daysAgo: 16, store: 'chaoshan-beef', size: 'A', number: 31, party: 2, state: 'left' },
] as const

/** Seeds the tables that a customer booked, and the numbers that they took in queues. */
export async function seedTableHistory(past: Past): Promise<void> {
  for (const booked of bookedTables) await live(past, booked)
  const rows = numbers.map(({ daysAgo, store, size, number, party, state }) => {
    const taken_at = minutesAfter(past.now, -daysAgo * day)
    const wasCalled = state !== 'left'
    return {
      ...{ id: demoId('ownNumber', store, daysAgo), store_id: demoId('store', store), size, number, party, state },
      ...{ customer_id: past.caller.customer.id, day: localDay(past.timeZone, taken_at), place: number, taken_at },
      ...{ called_at: wasCalled ? minutesAfter(taken_at, 25) : null, ended_at: minutesAfter(taken_at, 30) },
      ...{ returned_at: null, near_at: null },
    }
  })
  await insertAll(past.tx, 'queue_numbers', rows)
}
