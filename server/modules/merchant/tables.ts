import type { Transaction } from 'kysely'
import type { Request, Response } from '@contract/call'
import type { merchantCallNumber, merchantSaveTables, merchantSeat, merchantTables } from '@contract/calls/merchant'
import type { StoreId } from '@contract/entities/ids'
import type { CalledNumber, OwnTable, SeatingKind, TableBooking } from '@contract/entities/reservation'
import { limits } from '@contract/limits'
import type { Language } from '@contract/settings'
import { minutesAfter } from '../../clock'
import type { Context } from '../../context'
import type { Database } from '../../database/schema'
import type { Merchant } from '../../http/caller'
import { Failure } from '../../http/failure'
import { localDay, offsetsAround } from '../../local-time'
import { sizesView } from '../queue/board'
import type { QueueDesk } from '../queue/desk'
import type { OrderKinds } from '../order/kind/registry'
import { numberName } from '../queue/line'
import { findSizes, type NumberRow, numbersOf, openSizes } from '../queue/queries'
import { checkSizes, saveSizes } from '../queue/sizes'
import type { TableDesk } from '../reservation/desk'
import { findRules, openingsOf, seatingsOf, setsOf, tablesOf } from '../reservation/queries'
import { type BookedOrder, merchantView } from '../reservation/view'
import { storeOf } from '../../http/merchant-store'
import { partOf } from './orders'
import { businessOf } from './queries/shop'
import * as queries from './queries/tables'
import { checkTables, checkTimes } from './table-checks'
import { proposedRules, ruleRow, ruleView } from './table-rules'

type Tx = Transaction<Database>
type Db = Context['db']
type Board = Response<typeof merchantTables>

const seatingNames: Readonly<Record<SeatingKind, { en: string; zh: string }>> = {
  hall: { en: 'Main hall', zh: '大厅' },
  booth: { en: 'Booth', zh: '卡座' },
  private: { en: 'Private', zh: '包间' },
  terrace: { en: 'Terrace', zh: '露台' },
  bar: { en: 'Bar', zh: '吧台' },
}
const seatingKinds = Object.keys(seatingNames) as SeatingKind[]

/** A restaurant's tables, bookings and queue (product text §2, shopding). */
export class MerchantTables {
  constructor(
    private readonly context: Context,
    private readonly desks: { readonly tables: TableDesk; readonly queue: QueueDesk },
    private readonly kinds: OrderKinds,
  ) {}

  /** @throws Failure `tablesNotOffered` for a shop of the mall or a hotel */
  board(caller: Merchant, { storeId, date }: Request<typeof merchantTables>): Promise<Board> {
    return this.boardOf(this.context.db, storeOf(caller, storeId), caller.language, date)
  }

  /**
   * Saves rules, tables, sets and hours.
   * @throws Failure `storeNotFound` for a shop of the mall or a hotel, `tableNameTwice`, `tableSizeInvalid`, `tableUnknown`, `tableHoursInvalid`, `tableExceptionTwice`, `queueSizesInvalid`, `queueSizeInUse`, or `tableInUse` for a booked table that is left out
   */
  async save(tx: Tx, caller: Merchant, request: Request<typeof merchantSaveTables>): Promise<Board> {
    const storeId = storeOf(caller, request.storeId)
    checkTables(request)
    checkTimes(request)
    if (request.queueSizes) checkSizes(request.queueSizes)
    if (!(await this.mayTakeTables(tx, storeId))) throw new Failure('storeNotFound')
    // Bookings lock the row of the rules as shared, so that none takes a table that is being removed.
    await queries.saveRules(tx, ruleRow(storeId, request.rules))
    await this.removeOthers(tx, storeId, request.tables)
    const saved = await this.saveTables(tx, storeId, request.tables)
    const sets = request.sets.map(({ tables, least, most }) => {
      const own = tables.map((name) => saved.get(name))
      return { tableIds: own.map((each) => each?.id ?? ''), seatingId: own[0]?.seatingId ?? '', least, most }
    })
    await queries.saveSets(tx, storeId, sets)
    if (request.hours) await queries.saveHours(tx, storeId, request.hours)
    const { queue } = this.desks
    const restaurant = await queue.restaurant(tx, storeId)
    const today = localDay(restaurant.time_zone, this.context.clock.now())
    const exceptions = request.exceptions?.filter(({ day }) => day >= today)
    if (exceptions) await queries.saveExceptions(tx, storeId, today, exceptions)
    if (request.queueSizes) await saveSizes(tx, storeId, queue.dayOf(restaurant), request.queueSizes)
    await openSizes(tx, storeId, request.queueOpen)
    return this.boardOf(tx, storeId, caller.language)
  }

  /** @throws Failure of `merchant.seat` */
  async seat(tx: Tx, language: Language, request: Request<typeof merchantSeat>): Promise<TableBooking> {
    await this.desks.tables.move(tx, request)
    const row = await queries.tableOrder(tx, request.orderId)
    return merchantView(row as BookedOrder, this.context.seal, language)
  }

  /** @throws Failure `queueEmpty`, `numberStateChanged` */
  async callNumber(tx: Tx, caller: Merchant, request: Request<typeof merchantCallNumber>): Promise<CalledNumber> {
    const { queue } = this.desks
    if (request.step !== 'call') return numberView(await queue.move(tx, request.numberId, request.step))
    return numberView(await queue.call(tx, storeOf(caller, request.storeId), request.size))
  }

  private async mayTakeTables(db: Db, storeId: StoreId): Promise<boolean> {
    const { business } = await businessOf(db, storeId)
    return partOf(this.kinds, business).store.takesTables
  }

  /** @throws Failure `tableInUse` */
  private async removeOthers(tx: Tx, storeId: StoreId, kept: readonly OwnTable[]): Promise<void> {
    const now = this.context.clock.now()
    for (const { id, name } of await tablesOf(tx, [storeId])) {
      if (kept.some((each) => each.name === name)) continue
      if (await queries.isKept(tx, id, now)) throw new Failure('tableInUse', { table: name })
      await queries.removeTable(tx, id, now)
    }
  }

  private async saveTables(tx: Tx, storeId: StoreId, tables: readonly OwnTable[]) {
    const saved = new Map<string, { id: string; seatingId: string }>()
    for (const { name, seating, least, most } of tables) {
      const position = seatingKinds.indexOf(seating)
      const seatingId = await queries.seatingOf(tx, storeId, seating, seatingNames[seating], position)
      saved.set(name, { id: await queries.saveTable(tx, { storeId, seatingId, name, least, most }), seatingId })
    }
    return saved
  }

  private async boardOf(db: Db, storeId: StoreId, language: Language, date?: string): Promise<Board> {
    const { clock, seal } = this.context
    const rules = await findRules(db, storeId)
    if (!rules && !(await this.mayTakeTables(db, storeId))) throw new Failure('tablesNotOffered')
    const restaurant = await this.desks.queue.restaurant(db, storeId)
    const now = clock.now()
    const day = date ?? localDay(restaurant.time_zone, now)
    const seatings = await seatingsOf(db, [storeId])
    const tables = await tablesOf(db, [storeId])
    const kindOf = (id: string): SeatingKind => seatings.find((each) => each.id === id)?.kind ?? 'hall'
    const queueDay = this.desks.queue.dayOf(restaurant)
    const sizes = await sizesView(db, storeId, queueDay, language)
    const ownSizes = await findSizes(db, storeId)
    const numbers = await numbersOf(db, storeId, queueDay, ['waiting', 'called', 'passed'])
    const bookings = await queries.bookedOn(db, storeId, day)
    const waiting = (state: string) => (state === 'waitingConfirm' ? 0 : 1)
    return {
      date: day,
      utcOffset: offsetsAround(restaurant.time_zone, now),
      isSetUp: rules !== undefined,
      rules: rules ? ruleView(rules) : proposedRules,
      tables: tables.map(({ name, seating_id, least, most }) => ({ name, seating: kindOf(seating_id), least, most })),
      sets: (await setsOf(db, [storeId])).map(({ table_ids, least, most }) => ({
        tables: table_ids.flatMap((id) => tables.find((each) => each.id === id)?.name ?? []),
        least,
        most,
      })),
      hours: (await openingsOf(db, [storeId]))
        .map(({ weekday, meal, first_minute: first, last_minute: last }) => ({ weekday, meal, first, last }))
        .sort((one, other) => one.weekday - other.weekday || one.first - other.first),
      exceptions: await queries.exceptionsFrom(db, storeId, localDay(restaurant.time_zone, now)),
      bookings: [...bookings]
        .sort((one, other) => waiting(one.state) - waiting(other.state))
        .map((row) => merchantView(row as BookedOrder, seal, language)),
      queueOpen: ownSizes.some(({ is_open }) => is_open),
      sizes,
      queueSizes: ownSizes.map(({ least, most, minutes_each: minutesEach }) => ({ least, most, minutesEach })),
      numbers: numbers.map(numberView),
    }
  }
}

const numberView = (row: NumberRow): CalledNumber => ({
  id: row.id,
  number: numberName(row),
  size: row.size,
  party: row.party,
  state: row.state,
  takenAt: row.taken_at.toISOString(),
  comeBefore:
    row.state === 'called' && row.called_at
      ? minutesAfter(row.called_at, limits.numberCallMinutes).toISOString()
      : null,
})
