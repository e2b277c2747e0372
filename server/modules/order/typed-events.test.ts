import type { Transaction } from 'kysely'
import { voucherOrder } from '@contract/states/voucher'
import type { Database } from '../../database/schema'
import type { Order } from './queries'
import type { EventsOf } from './typed-events'

type Tx = Transaction<Database>

/** Calls that the compiler must refuse: each unused directive below is an error of the types. */
export const refusals = (events: EventsOf<typeof voucherOrder>, tx: Tx, order: Order) => [
  events.fire(tx, order, 'useUp', 'merchant'),
  events.fire(tx, order, 'cancel', 'customer', { reason: 'changedMind' }),
  // @ts-expect-error -- another machine's event
  events.fire(tx, order, 'setOff', 'merchant'),
  // @ts-expect-error -- an actor who may not
  events.fire(tx, order, 'useUp', 'customer'),
  // @ts-expect-error -- no reason
  events.fire(tx, order, 'cancel', 'customer'),
  // @ts-expect-error -- another input than the one that is needed
  events.fire(tx, order, 'refund', 'platform', { reason: 'changedMind' }),
]

it('should take the events of the machine as they are written', () => {
  expect(Object.keys(voucherOrder.transitions)).toEqual(expect.arrayContaining(['useUp', 'cancel', 'refund']))
  expect(voucherOrder.transitions.cancel.needs).toBe('reason')
})
