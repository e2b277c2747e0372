import type { Transaction } from 'kysely'
import type { Request, Response } from '@contract/call'
import type {
  merchantAnswerChange,
  merchantArrivals,
  merchantCannotHost,
  merchantRooms,
  merchantSaveRooms,
} from '@contract/calls/merchant'
import type { OrderId, StoreId } from '@contract/entities/ids'
import type { StayMerchantOrder } from '@contract/entities/merchant'
import type { Language } from '@contract/settings'
import { stay } from '@contract/states/stay'
import type { Context } from '../../../context'
import type { Database } from '../../../database/schema'
import type { Merchant } from '../../../http/caller'
import { Failure } from '../../../http/failure'
import { storeOf } from '../../../http/merchant-store'
import type { OrderEngine } from '../../order/engine'
import type { EventInput } from '../../order/typed-events'
import type { ChangeAnswers } from '../change/answers'
import { addDays, daysBetween, hotelDay, isDay, lastNight } from '../days'
import { roomTypes } from '../rooms/queries'
import { updateStay } from '../stay/queries'
import { askLine } from '../waitlist/freed'
import * as queries from './queries'
import { tooEarly } from './earliest'
import { merchantStayView, nightView } from './view'

type Tx = Transaction<Database>

/** Hotels' actions on their stays and rooms. Ownership is checked by `handle`. */
export class HotelMerchant {
  constructor(
    private readonly context: Context,
    private readonly orders: OrderEngine,
    private readonly changes: ChangeAnswers,
  ) {}

  /** @throws Failure `storeNotFound` or `stayDayUnknown` */
  async arrivals(
    caller: Merchant,
    request: Request<typeof merchantArrivals>,
  ): Promise<Response<typeof merchantArrivals>> {
    const { db, clock, seal } = this.context
    const { storeId, zone } = await this.hotelOf(caller, request.storeId)
    const now = clock.now()
    const today = hotelDay(zone, now)
    const { day = today, tab } = request
    if (!isDay(day)) throw new Failure('stayDayUnknown')
    const before = lastNight(zone, now)
    const arrivals = day === today && before !== null ? [before, day] : [day]
    const [rows, waiting, counts, freeRooms] = await Promise.all([
      queries.staysOfDay(db, storeId, tab, day, arrivals),
      queries.waitingStays(db, storeId),
      queries.countsOfDay(db, storeId, { day, next: addDays(day, 1), arrivals }),
      queries.freeRooms(db, storeId, day),
    ])
    const { nextDay, arriving, ...tabs } = counts
    const view = (row: queries.MerchantStay) => merchantStayView(row, seal, caller.language, now)
    return {
      day,
      today,
      figures: { arriving, leaving: tabs.toLeave, inHouse: tabs.inHouse, freeRooms },
      counts: tabs,
      waiting: waiting.map(view),
      items: rows.map(view),
      nextDay,
    }
  }

  /** @throws Failure `orderNotFound` for an order of another kind, `orderStateChanged`, `checkInTooEarly` */
  async checkIn(tx: Tx, orderId: OrderId, language: Language): Promise<StayMerchantOrder> {
    await this.fire(tx, orderId, 'checkIn')
    await updateStay(tx, orderId, { checked_in_at: this.context.clock.now() })
    return this.view(tx, orderId, language)
  }

  /** @throws Failure `checkOutTooEarly`, and as `checkIn` does */
  async checkOut(tx: Tx, orderId: OrderId, language: Language): Promise<StayMerchantOrder> {
    await this.fire(tx, orderId, 'checkOut')
    await updateStay(tx, orderId, { checked_out_at: this.context.clock.now() })
    return this.view(tx, orderId, language)
  }

  /** @throws Failure `noShowTooEarly`, and as `checkIn` does */
  async noShow(tx: Tx, orderId: OrderId, language: Language): Promise<StayMerchantOrder> {
    await this.fire(tx, orderId, 'noShow')
    return this.view(tx, orderId, language)
  }

  /** @throws Failure as `checkIn` does */
  async cannotHost(
    tx: Tx,
    { orderId, reason }: Request<typeof merchantCannotHost>,
    language: Language,
  ): Promise<StayMerchantOrder> {
    await this.fire(tx, orderId, 'cannotHost', { reason })
    return this.view(tx, orderId, language)
  }

  /** @throws Failure `orderNotFound` for an order of another kind, `orderStateChanged` where no answer is awaited */
  async answerChange(
    tx: Tx,
    { orderId, accepted }: Request<typeof merchantAnswerChange>,
    language: Language,
  ): Promise<StayMerchantOrder> {
    await this.changes.answer(tx, await this.orders.lockOf(tx, 'hotel', orderId), accepted)
    return this.view(tx, orderId, language)
  }

  /** One stay as its hotel sees it. */
  async view(tx: Tx, orderId: OrderId, language: Language): Promise<StayMerchantOrder> {
    return merchantStayView(
      await queries.merchantStay(tx, orderId),
      this.context.seal,
      language,
      this.context.clock.now(),
    )
  }

  /** @throws Failure `storeNotFound` or `stayDayUnknown` */
  async rooms(caller: Merchant, request: Request<typeof merchantRooms>): Promise<Response<typeof merchantRooms>> {
    const { db, clock } = this.context
    const { storeId, zone } = await this.hotelOf(caller, request.storeId)
    const today = hotelDay(zone, clock.now())
    const { from = today, days } = request
    if (!isDay(from)) throw new Failure('stayDayUnknown')
    const types = await roomTypes(db, storeId)
    const ids = types.map(({ id }) => id)
    const nights = await queries.nightsOfRooms(db, ids, from, addDays(from, days - 1))
    const items = types.map(({ id, name }) => ({
      roomTypeId: id,
      name: name[caller.language],
      nights: nights.filter(({ room_type_id }) => room_type_id === id).map(nightView),
    }))
    return { today, items }
  }

  /** @throws Failure `stayDayUnknown` or `stayDatesWrong` */
  async saveRooms(
    tx: Tx,
    { roomTypeId, from, until, weekdays, ...change }: Request<typeof merchantSaveRooms>,
  ): Promise<Response<typeof merchantSaveRooms>> {
    if (!isDay(from) || !isDay(until)) throw new Failure('stayDayUnknown')
    if (daysBetween(from, until) < 0) throw new Failure('stayDatesWrong')
    const { price, allotment, closed, noArrival, noDeparture, leastNights } = change
    const set = {
      ...(price !== undefined && { price }),
      ...(closed !== undefined && { closed }),
      ...(noArrival !== undefined && { no_arrival: noArrival }),
      ...(noDeparture !== undefined && { no_departure: noDeparture }),
      ...(leastNights !== undefined && { least_nights: leastNights }),
    }
    if (Object.keys(set).length > 0 || allotment !== undefined)
      await queries.changeNights(tx, roomTypeId, { from, until, weekdays }, { ...set, allotment })
    await askLine(this.context, tx, roomTypeId)
    return { nights: (await queries.nightsOfRooms(tx, [roomTypeId], from, until)).map(nightView) }
  }

  private async hotelOf(caller: Merchant, asked: StoreId | undefined) {
    const storeId = storeOf(caller, asked)
    const hotel = await queries.hotelClock(this.context.db, storeId)
    if (!hotel) throw new Failure('storeNotFound')
    return { storeId, zone: hotel.time_zone }
  }

  private async fire(
    tx: Tx,
    orderId: OrderId,
    event: 'checkIn' | 'checkOut' | 'noShow' | 'cannotHost',
    input: EventInput = {},
  ): Promise<void> {
    const order = await this.orders.lockOf(tx, 'hotel', orderId)
    const now = this.context.clock.now()
    const early = this.orders.allows(order, event)
      ? tooEarly(event, await queries.merchantStay(tx, orderId), now)
      : undefined
    if (early) throw new Failure(early)
    await this.orders.eventsOf(stay).fire(tx, order, event, 'merchant', input)
  }
}
