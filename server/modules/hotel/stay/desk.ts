import type { Transaction } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Request, Response } from '@contract/call'
import type { hotelCancel, hotelCancelQuote } from '@contract/calls/hotel'
import { stay } from '@contract/states/stay'
import type { Context } from '../../../context'
import type { Database } from '../../../database/schema'
import { Failure } from '../../../http/failure'
import { sum } from '../../pricing/amounts'
import type { OrderEngine } from '../../order/engine'
import type { Order } from '../../order/queries'
import type { RefundEngine } from '../../refund/engine'
import { addDays } from '../days'
import { datedTerms, firstOf, termAt } from '../price/cancel'
import { backByLine, type LiveLine, liveLines, partOf, type StayPart } from './lines'
import { isLastNights, nightsToLeave } from './leaving'
import type { StayChanger } from '../change/changer'
import { ways } from '../ways'
import * as queries from './queries'
import { stayTimes } from './times'

type Tx = Transaction<Database>

/** Result of cancelling a part of a stay at this moment. */
interface Due {
  readonly lines: readonly LiveLine[]
  /** Refund of each of the lines. */
  readonly backs: readonly number[]
  readonly kept: number
  readonly back: number
  readonly until: Date | null
  /** Whether nothing of the stay is left then. */
  readonly isAll: boolean
}

/** The states in which nothing is kept of a stay: it is unpaid, or its hotel has not confirmed it. */
const unconfirmed = ['pendingPayment', 'waitingConfirm']

/** Cancels stays and parts of them under their rules. */
export class StayDesk {
  constructor(
    private readonly context: Context,
    private readonly orders: OrderEngine,
    private readonly refunds: RefundEngine,
    private readonly changer: Pick<StayChanger, 'drop'>,
  ) {}

  /** @throws Failure `orderNotFound` for an order of another kind, `orderStateChanged` or `stayPartUnknown` */
  async quote({ orderId, ...part }: Request<typeof hotelCancelQuote>): Promise<Response<typeof hotelCancelQuote>> {
    return this.context.db.transaction().execute(async (tx) => {
      const { kept, back, until, isAll } = await this.due(tx, await this.orders.lockOf(tx, 'hotel', orderId), part)
      return { kept, back, until: until && until.toISOString(), isAll }
    })
  }

  /**
   * Cancels a stay or a part of it.
   * @throws Failure `refundChanged` with `kept` and `back` when another figure holds by now, and those of `quote`
   */
  async cancel(tx: Tx, { orderId, back, reason, rooms, nights }: Request<typeof hotelCancel>): Promise<void> {
    const order = await this.orders.lockOf(tx, 'hotel', orderId)
    await this.changer.drop(tx, order)
    const due = await this.due(tx, order, { rooms, nights })
    const { isAll } = due
    if (due.back !== back) throw new Failure('refundChanged', { kept: due.kept, back: due.back })
    if (!isAll) await this.cancelPart(tx, order, due, reason)
    else if (unconfirmed.includes(order.state))
      await this.orders.eventsOf(stay).fire(tx, order, 'cancel', 'customer', { reason })
    else if (order.refunded + due.back === order.total)
      await this.orders.eventsOf(stay).fire(tx, order, 'cancelFree', 'customer', { reason })
    else await this.cancelCharged(tx, order, due, reason)
  }

  /** Refunds the refundable part, and settles the rest. */
  private async cancelCharged(tx: Tx, order: Order, due: Due, reason: string): Promise<void> {
    await this.giveBack(tx, order, due, reason)
    await this.orders.eventsOf(stay).fire(tx, await this.lockAgain(tx, order), 'cancelCharged', 'customer', { reason })
  }

  /** Cancels rooms or nights of a stay that continues: refunds what is due and releases the rooms for sale. */
  private async cancelPart(tx: Tx, order: Order, due: Due, reason: string): Promise<void> {
    const { lines, kept, back } = due
    const refund_id = await this.giveBack(tx, order, due, reason)
    const locked = await this.lockAgain(tx, order)
    await this.orders.release(
      tx,
      locked,
      lines.map(({ position }) => ({ position, quantity: 1 })),
    )
    const rooms = [...new Set(lines.map(({ room }) => room))].sort((one, other) => one - other)
    const nights = [...new Set(lines.map(({ night }) => night))].sort()
    const at = this.context.clock.now()
    await queries.insertPartBack(tx, { id: uuid(), order_id: order.id, rooms, nights, kept, back, refund_id, at })
    const stay = await queries.stayOf(tx, order.id)
    await queries.updateStay(tx, order.id, shrunk(stay, liveLines(await queries.linesOf(tx, order.id))))
    await this.orders.touch(tx, locked, {})
    await this.orders.reclock(tx, locked)
  }

  /**
   * Refunds the due amount of lines of a locked order as a separate refund; answers its id, or null when nothing is
   * due.
   */
  private async giveBack(tx: Tx, order: Order, { lines, backs, back }: Due, reason: string): Promise<string | null> {
    if (back === 0) return null
    const given = lines.map((line, index) => ({ ...line, back: backs[index] ?? 0 })).filter((line) => line.back > 0)
    const isWhole = given.every((line) => line.back === line.paid)
    const refund = await this.refunds.apply(tx, order, {
      type: 'partial',
      service: 'refundOnly',
      lines: given.map(({ position }) => ({ position, quantity: 1 })),
      ...(!isWhole && { amount: back }),
      reason,
      description: '',
      pictures: [],
      actor: 'platform',
    })
    await this.refunds.fire(tx, await this.lockAgain(tx, order), refund, 'agreeRefund', 'platform')
    return refund.id
  }

  private lockAgain = (tx: Tx, { id }: Order): Promise<Order> => this.orders.lock(tx, id)

  private async due(tx: Tx, order: Order, part: StayPart): Promise<Due> {
    if (![...unconfirmed, 'confirmed', 'checkedIn'].includes(order.state)) throw new Failure('orderStateChanged')
    const stay = await queries.stayOf(tx, order.id)
    const all = liveLines(await queries.linesOf(tx, order.id))
    const now = this.context.clock.now()
    const isInHouse = order.state === 'checkedIn'
    const open = isInHouse ? nightsToLeave(stay, all, now) : all
    const lines = partOf(open, part)
    if (isInHouse && !isLastNights(lines, open)) throw new Failure('stayPartUnknown')
    // An unpaid stay, and one by the hour, can only be cancelled as a whole.
    if (lines.length < all.length && (order.phase === 'toPay' || !ways[stay.way].hasParts))
      throw new Failure('stayPartUnknown')
    // An early departure is judged by the policy as if the cancelled nights were a separate stay.
    const first = firstOf(isInHouse ? lines : all)
    const terms = datedTerms(stay.terms.cancelSteps, stay.time_zone, isInHouse && first ? first : stay.check_in)
    const regrets = stay.regret_until !== null && stay.regret_until > now
    const term = terms[termAt(terms, now)]
    const isFree = regrets || unconfirmed.includes(order.state) || !term
    const backs = backByLine(isFree ? { kept: 'none', percent: null } : term, lines, first)
    const paid = order.phase === 'toPay' ? 0 : sum(lines, (line) => line.paid)
    const back = order.phase === 'toPay' ? 0 : sum(backs, (each) => each)
    const until = regrets ? later(stay.regret_until, term?.kept === 'none' ? term.until : null) : (term?.until ?? null)
    return { lines, backs, kept: paid - back, back, until, isAll: lines.length === all.length }
  }
}

/** The dates, rooms and sum of a stay of which less is left. */
function shrunk(stay: queries.StayRow, live: readonly LiveLine[]) {
  const nights = live.map(({ night }) => night).sort()
  const [first = stay.check_in] = nights
  const checkOut = addDays(nights.at(-1) ?? stay.check_in, 1)
  const { checkInAt, checkOutAt } = stayTimes(stay, { checkIn: first, checkOut })
  return {
    ...{ check_in: first, check_out: checkOut, check_in_at: checkInAt, check_out_at: checkOutAt },
    rooms: new Set(live.map(({ room }) => room)).size,
    at_hotel: sum(live, ({ atHotel }) => atHotel),
  }
}

/** The later of two moments. */
const later = (one: Date | null, other: Date | null): Date | null =>
  one && other ? (one > other ? one : other) : (one ?? other)
