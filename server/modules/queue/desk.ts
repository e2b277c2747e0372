import type { Transaction } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { QueueNumberId } from '@contract/entities/ids'
import { limits } from '@contract/limits'
import type { Actor } from '@contract/states/machine'
import { next, type Transition } from '@contract/states/machine'
import { type NumberEvent, queueNumber } from '@contract/states/table'
import { minutesAfter } from '../../clock'
import type { Context } from '../../context'
import type { Database } from '../../database/schema'
import { isDuplicate } from '../../database/duplicate'
import { Failure } from '../../http/failure'
import { localDay } from '../../local-time'
import { findRestaurant, type Restaurant } from '../reservation/queries'
import { placeBehind, sizeFor } from './line'
import * as queries from './queries'

type Tx = Transaction<Database>

/** The hour of the night at which a queue's day begins, in minutes. */
const dayBegins = 5 * 60
/** Numbers ahead at which a customer is notified. */
export const nearAt = 3

/** Called in the transaction that calls a number, or finds it near its call. */
export type NumberListener = (tx: Tx, number: queries.NumberRow, what: 'called' | 'near') => Promise<void>

/** Called in the transaction in which a number is taken or changes its state. */
export type LineListener = (tx: Tx, number: queries.NumberRow) => Promise<void>

/** Restaurants' queues: the only writer of a number's state (product text §2, shopding). */
export class QueueDesk {
  private readonly listeners: NumberListener[] = []
  private readonly lineListeners: LineListener[] = []

  constructor(private readonly context: Context) {
    context.jobs.on<{ numberId: string; calledAt: string }>('queue.pass', async (tx, { numberId, calledAt }) => {
      const row = await this.lock(tx, numberId)
      if (row.state !== 'called' || row.called_at?.toISOString() !== calledAt) return
      await this.fire(tx, row, 'pass', 'clock')
    })
  }

  /** Subscribes to numbers whose customers are due a notice. */
  onNotice(listener: NumberListener): void {
    this.listeners.push(listener)
  }

  /** Subscribes to all changes of lines. */
  onChange(listener: LineListener): void {
    this.lineListeners.push(listener)
  }

  /** The day of a restaurant's queue, which ends after the night. */
  dayOf({ time_zone }: Pick<Restaurant, 'time_zone'>): string {
    return localDay(time_zone, minutesAfter(this.context.clock.now(), -dayBegins))
  }

  /**
   * Gives a party a number; without a customer it was taken at the door.
   * @throws Failure `queueNotOffered`, `queueClosed`, `partyTooLarge` or `alreadyQueued`
   */
  async take(tx: Tx, restaurant: Restaurant, party: number, customerId: string | null): Promise<string> {
    const storeId = restaurant.id
    const sizes = await queries.keepSizes(tx, storeId)
    if (sizes.length === 0) throw new Failure('queueNotOffered')
    const size = sizeFor(sizes, party)
    if (!size)
      throw new Failure('partyTooLarge', { most: Math.max(...sizes.map(({ most }) => most)), phone: restaurant.phone })
    if (!size.is_open) throw new Failure('queueClosed')
    const day = this.dayOf(restaurant)
    if (customerId) await queries.endOlder(tx, customerId, storeId, day, this.context.clock.now())
    const number = await queries.drawNumber(tx, storeId, size.key, day)
    if (customerId && (await queries.isQueued(tx, customerId, storeId))) throw new Failure('alreadyQueued')
    const id = uuid()
    const now = this.context.clock.now()
    const inserting = queries.insertNumber(tx, {
      id,
      store_id: storeId,
      customer_id: customerId,
      size: size.key,
      day,
      number,
      party,
      state: queueNumber.initial,
      place: number,
      taken_at: now,
      called_at: null,
      ended_at: null,
      returned_at: null,
      near_at: null,
    })
    await inserting.catch((error: unknown) => {
      throw isDuplicate(error) ? new Failure('alreadyQueued') : error
    })
    await this.changed(tx, id)
    return id
  }

  /** Gives a number up. @throws Failure `numberStateChanged` */
  async leave(tx: Tx, id: QueueNumberId): Promise<queries.NumberRow> {
    return this.fire(tx, await this.lock(tx, id), 'leave', 'customer')
  }

  /**
   * Puts a passed number back, once, some places further back.
   * @throws Failure `numberStateChanged`, `numberReturned`, `queueClosed` or `alreadyQueued`
   */
  async comeBack(tx: Tx, id: QueueNumberId): Promise<queries.NumberRow> {
    const row = await this.lock(tx, id)
    if (next(queueNumber, row.state, 'comeBack') === undefined) throw new Failure('numberStateChanged')
    if (row.returned_at) throw new Failure('numberReturned')
    const restaurant = await this.restaurant(tx, row.store_id)
    if (row.day !== this.dayOf(restaurant)) throw new Failure('queueClosed')
    if (row.customer_id && (await queries.isQueued(tx, row.customer_id, row.store_id)))
      throw new Failure('alreadyQueued')
    const waiting = await this.waiting(tx, row)
    const place = placeBehind(
      waiting.map((each) => each.place),
      limits.numberReturnPlaces,
      row.place,
    )
    const change = { place, called_at: null, near_at: null, returned_at: this.context.clock.now() }
    return this.fire(tx, row, 'comeBack', 'customer', change)
  }

  /** Calls the next number of a size. @throws Failure `queueEmpty` */
  async call(tx: Tx, storeId: string, size: string): Promise<queries.NumberRow> {
    const { clock, jobs } = this.context
    const line = { store_id: storeId, size, day: this.dayOf(await this.restaurant(tx, storeId)) }
    await queries.lockLine(tx, line)
    const [first, ...rest] = await this.waiting(tx, line)
    if (!first) throw new Failure('queueEmpty')
    const now = clock.now()
    const called = await this.fire(tx, first, 'call', 'merchant', { called_at: now })
    const payload = { numberId: called.id, calledAt: now.toISOString() }
    await jobs.add(tx, { kind: 'queue.pass', payload, runAt: minutesAfter(now, limits.numberCallMinutes) })
    await this.tell(tx, called, 'called')
    for (const near of rest.slice(0, nearAt + 1).filter(({ remind, near_at }) => remind && !near_at)) {
      await queries.updateNumber(tx, near.id, { near_at: now })
      await this.tell(tx, near, 'near')
    }
    return called
  }

  /** Moves a called number on. @throws Failure `numberStateChanged` */
  async move(tx: Tx, id: QueueNumberId, event: 'sit' | 'pass'): Promise<queries.NumberRow> {
    return this.fire(tx, await this.lock(tx, id), event, 'merchant')
  }

  /** @throws Failure `storeNotFound` */
  async restaurant(db: Tx | Context['db'], storeId: string): Promise<Restaurant> {
    const found = await findRestaurant(db, storeId)
    if (!found) throw new Failure('storeNotFound')
    return found
  }

  private async waiting(tx: Tx, { store_id, size, day }: Pick<queries.NumberRow, 'store_id' | 'size' | 'day'>) {
    const rows = await queries.numbersOf(tx, store_id, day, ['waiting'])
    return rows.filter((row) => row.size === size)
  }

  /** A number under the lock of its line. @throws Failure `queueNumberNotFound` */
  private async lock(tx: Tx, id: string): Promise<queries.NumberRow> {
    const found = await queries.findNumber(tx, id)
    if (!found) throw new Failure('queueNumberNotFound')
    await queries.lockLine(tx, found)
    return (await queries.findNumber(tx, id)) ?? found
  }

  private async fire(
    tx: Tx,
    row: queries.NumberRow,
    event: NumberEvent,
    actor: Actor,
    change: queries.NumberChange = {},
  ): Promise<queries.NumberRow> {
    const state = next(queueNumber, row.state, event)
    if (state === undefined) throw new Failure('numberStateChanged')
    const { by }: Transition<string, string> = queueNumber.transitions[event]
    if (!([] as readonly Actor[]).concat(by).includes(actor)) throw new Failure('numberStateChanged')
    const isOver = state === 'seated' || state === 'left'
    await queries.updateNumber(tx, row.id, { state, ...(isOver && { ended_at: this.context.clock.now() }), ...change })
    return (await this.changed(tx, row.id)) ?? row
  }

  /** Announces a new or changed number. */
  private async changed(tx: Tx, id: string): Promise<queries.NumberRow | undefined> {
    const row = await queries.findNumber(tx, id)
    if (!row) return undefined
    for (const listener of this.lineListeners) await listener(tx, row)
    await this.context.bus.publish(tx, queries.queueAudience(row.store_id, row.customer_id), {
      type: 'queue',
      storeId: row.store_id,
    })
    return row
  }

  private async tell(tx: Tx, row: queries.NumberRow, what: 'called' | 'near'): Promise<void> {
    for (const listener of this.listeners) await listener(tx, row, what)
  }
}
