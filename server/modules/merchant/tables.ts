import type { Transaction } from 'kysely'
import type { Request, Response } from '@contract/call'
import type { merchantCallNumber, merchantSaveTables, merchantSeat, merchantTables } from '@contract/calls/merchant'
import type { StoreId } from '@contract/entities/ids'
import type { CalledNumber, OwnTable, SeatingKind, TableBooking, TableHours } from '@contract/entities/reservation'
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
import { numberName } from '../queue/line'
import { findSizes, type NumberRow, numbersOf, openSizes } from '../queue/queries'
import type { TableDesk } from '../reservation/desk'
import { findRules, openingsOf, seatingsOf, setsOf, tablesOf } from '../reservation/queries'
import { type BookedOrder, merchantView } from '../reservation/view'
import { storeOf } from './orders'
import { businessOf } from './queries/shop'
import * as queries from './queries/tables'

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

function checkTables({ tables, sets }: Request<typeof merchantSaveTables>): void {
  const names = tables.map(({ name }) => name)
  const twice = names.find((name, index) => names.indexOf(name) !== index)
  if (twice !== undefined) throw new Failure('tableNameTwice', { table: twice })
  const small = tables.find(({ least, most }) => most < least)
  if (small) throw new Failure('tableSizeInvalid', { table: small.name })
  for (const set of sets) {
    const unknown = set.tables.find((name) => !names.includes(name))
    if (unknown !== undefined) throw new Failure('tableUnknown', { table: unknown })
    const name = set.tables.join('+')
    if (new Set(set.tables).size < set.tables.length) throw new Failure('tableNameTwice', { table: name })
    if (set.most < set.least) throw new Failure('tableSizeInvalid', { table: name })
  }
}

/** @throws Failure `tableHoursInvalid` for hours that end before they begin, a meal that comes twice, or hours that overlap */
function checkHours(hours: readonly TableHours[]): void {
  const ordered = [...hours].sort((one, other) => one.weekday - other.weekday || one.first - other.first)
  const wrong = ordered.some(({ weekday, meal, first, last }, index) => {
    const before = ordered.slice(0, index).filter((each) => each.weekday === weekday)
    return last < first || before.some((each) => each.meal === meal || each.last >= first)
  })
  if (wrong) throw new Failure('tableHoursInvalid')
}

/** A restaurant's tables, bookings and queue (product text §2, shopding). */
export class MerchantTables {
  constructor(
    private readonly context: Context,
    private readonly desks: { readonly tables: TableDesk; readonly queue: QueueDesk },
  ) {}

  /** @throws Failure `tablesNotOffered` for a store without rules for tables */
  board(caller: Merchant, { storeId, date }: Request<typeof merchantTables>): Promise<Board> {
    return this.boardOf(this.context.db, storeOf(caller, storeId), caller.language, date)
  }

  /**
   * Saves rules, tables, sets and hours.
   * @throws Failure `storeNotFound` for a shop of the mall or a hotel, `tableNameTwice`, `tableSizeInvalid`, `tableUnknown`, `tableHoursInvalid`, or `tableInUse` for a booked table that is left out
   */
  async save(caller: Merchant, request: Request<typeof merchantSaveTables>): Promise<Board> {
    const storeId = storeOf(caller, request.storeId)
    checkTables(request)
    if (request.hours) checkHours(request.hours)
    return this.context.db.transaction().execute(async (tx) => {
      if ((await businessOf(tx, storeId)).business !== 'takeaway') throw new Failure('storeNotFound')
      const { rules } = request
      // Bookings lock the row of the rules as shared, so that none takes a table that is being removed.
      await queries.saveRules(tx, {
        store_id: storeId,
        by_hand: rules.byHand,
        slot_minutes: rules.slotMinutes,
        turnover_minutes: rules.turnoverMinutes,
        party_most: rules.partyMost,
        lead_minutes: rules.leadMinutes,
        parties_per_quarter: rules.partiesPerQuarter,
        covers_per_quarter: rules.coversPerQuarter,
        deposit: rules.deposit,
        deposit_kind: rules.depositKind,
        free_minutes: rules.freeMinutes,
      })
      await this.removeOthers(tx, storeId, request.tables)
      const saved = await this.saveTables(tx, storeId, request.tables)
      const sets = request.sets.map(({ tables, least, most }) => {
        const own = tables.map((name) => saved.get(name))
        return { tableIds: own.map((each) => each?.id ?? ''), seatingId: own[0]?.seatingId ?? '', least, most }
      })
      await queries.saveSets(tx, storeId, sets)
      if (request.hours) await queries.saveHours(tx, storeId, request.hours)
      await openSizes(tx, storeId, request.queueOpen)
      return this.boardOf(tx, storeId, caller.language)
    })
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

  /** @throws Failure `tableInUse` */
  private async removeOthers(tx: Tx, storeId: StoreId, kept: readonly OwnTable[]): Promise<void> {
    const now = this.context.clock.now()
    for (const { id, name } of await tablesOf(tx, storeId)) {
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
    if (!rules) throw new Failure('tablesNotOffered')
    const restaurant = await this.desks.queue.restaurant(db, storeId)
    const now = clock.now()
    const day = date ?? localDay(restaurant.time_zone, now)
    const seatings = await seatingsOf(db, storeId)
    const tables = await tablesOf(db, storeId)
    const kindOf = (id: string): SeatingKind => seatings.find((each) => each.id === id)?.kind ?? 'hall'
    const queueDay = this.desks.queue.dayOf(restaurant)
    const sizes = await sizesView(db, storeId, queueDay, language)
    const numbers = await numbersOf(db, storeId, queueDay, ['waiting', 'called', 'passed'])
    const bookings = await queries.bookedOn(db, storeId, day)
    const waiting = (state: string) => (state === 'waitingConfirm' ? 0 : 1)
    return {
      date: day,
      utcOffset: offsetsAround(restaurant.time_zone, now),
      rules: {
        byHand: rules.by_hand,
        slotMinutes: rules.slot_minutes === 15 ? 15 : 30,
        turnoverMinutes: rules.turnover_minutes,
        partyMost: rules.party_most,
        leadMinutes: rules.lead_minutes,
        partiesPerQuarter: rules.parties_per_quarter,
        coversPerQuarter: rules.covers_per_quarter,
        deposit: rules.deposit,
        depositKind: rules.deposit_kind,
        freeMinutes: rules.free_minutes,
      },
      tables: tables.map(({ name, seating_id, least, most }) => ({ name, seating: kindOf(seating_id), least, most })),
      sets: (await setsOf(db, storeId)).map(({ table_ids, least, most }) => ({
        tables: table_ids.flatMap((id) => tables.find((each) => each.id === id)?.name ?? []),
        least,
        most,
      })),
      hours: (await openingsOf(db, storeId))
        .map(({ weekday, meal, first_minute: first, last_minute: last }) => ({ weekday, meal, first, last }))
        .sort((one, other) => one.weekday - other.weekday || one.first - other.first),
      bookings: [...bookings]
        .sort((one, other) => waiting(one.state) - waiting(other.state))
        .map((row) => merchantView(row as BookedOrder, seal, language)),
      queueOpen: (await findSizes(db, storeId)).some(({ is_open }) => is_open),
      sizes,
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
