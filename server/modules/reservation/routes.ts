import * as calls from '@contract/calls/reservation'
import { waitlistJoin } from '@contract/calls/waitlist'
import { Failure } from '../../http/failure'
import type { Context } from '../../context'
import type { Routes } from '../module'
import type { WaitlistKind } from '../order/kind/waitlist'
import { lockCustomer } from '../../database/lock-customers'
import type { OrderService } from '../order/service'
import type { Waitlist } from '../waitlist/service'
import type { TableDesk } from './desk'
import { findTables } from './finding'
import { readChangeOptions, readOptions } from './options'
import type { Reservations } from './service'
import { readSituation } from './situation'
import type { TableTrading } from './trading'

export interface ReservationServices {
  readonly reservations: Reservations
  readonly trading: TableTrading
  readonly tables: TableDesk
  readonly waitlist: Waitlist
  readonly waiting: WaitlistKind
  readonly details: OrderService
}

/** The longest time between the first and the last time of a wish, in ms. */
const longestWish = 6 * 60 * 60_000

/** Tables and all reservations of a customer (product text §2, shopding and my reservations). */
export const reservationRoutes =
  (context: Context, { reservations, trading, tables, waitlist, waiting, details }: ReservationServices): Routes =>
  ({ handle }) => {
    handle(calls.reservationOptions, ({ language }, request) => readOptions(context, language, request))
    handle(calls.reservationSearch, (caller, request) => findTables(context, caller, request))
    handle(calls.reservationChangeOptions, ({ language }, request) => readChangeOptions(context, language, request))
    handle(calls.reservationConfirm, (caller, request) => trading.quote(caller, request))
    handle.once(calls.reservationSubmit, async (tx, caller, request) => {
      const { orderId, total, payBefore } = await trading.submit(tx, caller, request)
      return { orderId, total, payBefore }
    })
    handle(calls.reservationList, (caller, request) => reservations.list(caller, request))
    handle(calls.reservationDetail, async ({ language }, { orderId }) => {
      const order = await details.detail(orderId, language)
      if (!reservations.isListed(order.kind)) throw new Failure('orderNotFound')
      return order
    })
    handle.once(calls.reservationCancel, async (tx, { language }, request) => {
      await tables.cancel(tx, request)
      return details.detail(request.orderId, language, tx)
    })
    handle.once(calls.reservationChange, async (tx, caller, request) => {
      await tables.change(tx, caller, request)
      return details.detail(request.orderId, caller.language, tx)
    })
    handle.once(waitlistJoin, async (tx, caller, { storeId, party, ...wish }) => {
      const [from, until] = [new Date(wish.from), new Date(wish.until)]
      if (until < from || until.getTime() - from.getTime() > longestWish) throw new Failure('tableSlotUnavailable')
      const day = wish.until.slice(0, 10)
      const situation = await readSituation(tx, { storeId, from: day, to: day, now: context.clock.now() })
      situation.checkParty(party)
      const slot = situation.slotAt(until)
      await lockCustomer(tx, caller.customer.id)
      await waiting.lock(tx, { storeId, day: slot.day })
      return waitlist.join(tx, caller, waiting, { storeId, day: slot.day, party, from, until })
    })
    handle.once(calls.reservationLate, async (tx, { language }, { orderId }) => {
      await tables.late(tx, orderId)
      return details.detail(orderId, language, tx)
    })
  }
