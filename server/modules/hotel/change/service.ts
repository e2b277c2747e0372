import type { Kysely, Transaction } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Request } from '@contract/call'
import type { hotelChange, hotelChangeQuote } from '@contract/calls/hotel-change'
import type { OrderId } from '@contract/entities/ids'
import type { StayChange } from '@contract/entities/stay-order'
import { limits } from '@contract/limits'
import { minutesAfter } from '../../../clock'
import type { Context } from '../../../context'
import type { Database, StayRequest } from '../../../database/schema'
import type { SignedIn } from '../../../http/caller'
import { Failure } from '../../../http/failure'
import { trustedId } from '../../../security/trusted-id'
import { customerCouponsByIds } from '../../coupon/queries/owned'
import type { OrderEngine } from '../../order/engine'
import { lockQuote, type Order, orderById, useQuote } from '../../order/queries'
import type { Quotes } from '../../order/quotes'
import { openOrderPayment } from '../../order/settlement'
import { sum } from '../../pricing/amounts'
import { findHotel } from '../rooms/queries'
import { seenOf, type StayBasis } from '../stay/basis'
import { liveLines } from '../stay/lines'
import { changed, draftOf } from '../stay/placement'
import * as stays from '../stay/queries'
import { refuse, type StayQuotes } from '../stay/quotes'
import { soldPart } from '../stay/sold'
import type { ChangeAnswers } from './answers'
import { changePurpose, type ChangePlan, type StayChanger } from './changer'
import { addedNights, extended } from './extension'
import { counted, hold, lockAll, more } from './nights'
import * as queries from './queries'
import { canChange, canExtend } from './rules'
import { changeView } from './view'

type Db = Kysely<Database>
type Tx = Transaction<Database>

/** The kind of the quotes of changes. */
const quoteKind = 'hotel.change'

interface ChangeRequest extends StayRequest {
  readonly orderId: string
}

/** A changed stay, and its result. */
interface Changed {
  readonly stay: stays.StayRow
  readonly basis: StayBasis
  /** The nights that it has. */
  readonly own: ReadonlyMap<string, number>
  /** The nights that are held for an earlier change, which nobody has paid. */
  readonly held: ReadonlyMap<string, number>
  /** Prepaid price of the nights. */
  readonly paid: number
  /** Whether nights are added to those that it has. */
  readonly keeps: boolean
}

/** A stay that was changed; `payBefore` is null when nothing more is to be paid. */
interface ChangeMade {
  readonly orderId: OrderId
  readonly payBefore: Date | null
}

/** Changes the dates and rooms of stays. Ownership is checked by `handle`. */
export class StayChangeService {
  constructor(
    private readonly context: Context,
    private readonly parts: {
      readonly orders: OrderEngine
      readonly quotes: StayQuotes
      readonly saved: Quotes
      readonly changer: StayChanger
      readonly answers: ChangeAnswers
    },
  ) {}

  /** @throws Failure of `hotel.changeQuote` */
  async quote(caller: SignedIn, { orderId, ...asked }: Request<typeof hotelChangeQuote>): Promise<StayChange> {
    const { db, clock } = this.context
    const order = await orderById(db, orderId)
    const found = await this.changed(db, caller, order, asked)
    const { basis } = found
    const { id: customerId, isMember } = caller.customer
    const { checkIn, checkOut } = asked
    const request: ChangeRequest = { ...basis.request, checkIn, checkOut, orderId, seen: seenOf(basis) }
    const { fingerprint, hotel, priced } = basis
    const quote = { kind: quoteKind, customerId, storeId: hotel.id, request, fingerprint, total: priced.total }
    const saved = await this.parts.saved.save(quote)
    return changeView(saved, found, { language: caller.language, isMember, now: clock.now() })
  }

  /**
   * Changes a stay, or holds what it takes until its hotel accepts, or the difference is paid; answers until when that is
   * to be paid.
   * @throws Failure of `hotel.change`
   */
  async change(tx: Tx, caller: SignedIn, { quoteId }: Request<typeof hotelChange>): Promise<ChangeMade> {
    const { clock } = this.context
    const quote = await lockQuote(tx, quoteId, quoteKind)
    const request = quote?.request as ChangeRequest | undefined
    if (!quote || !request || quote.order_id !== null) throw new Failure('quoteNotFound')
    if (quote.expires_at <= clock.now()) throw new Failure('quoteExpired')
    const orderId = trustedId('order', request.orderId)
    const order = await this.parts.orders.lock(tx, orderId)
    const found = await this.changed(tx, caller, order, request)
    const [first] = changed(found.basis)
    if (first) throw new Failure(first.failure, first.details)
    const { fingerprint, priced } = found.basis
    if (fingerprint !== quote.fingerprint) throw new Failure('quoteChanged', { total: priced.total })
    await useQuote(tx, quote.id, order.id)
    return { orderId, payBefore: await this.make(tx, caller, order, found) }
  }

  private async make(tx: Tx, caller: SignedIn, order: Order, found: Changed): Promise<Date | null> {
    const { basis, own, held, paid, keeps } = found
    const now = this.context.clock.now()
    const plan = planOf(caller, order, found, now)
    const wanted = counted(plan.nights)
    await lockAll(tx, wanted, own, held)
    await this.parts.changer.drop(tx, order)
    const taken = keeps ? [...plan.nights] : more(wanted, own)
    await hold(tx, taken)
    const difference = plan.price - (keeps ? 0 : paid)
    const { answers } = this.parts
    const answer_before = basis.hotel.confirms_by_hand ? answers.deadline : null
    const until = answer_before ?? minutesAfter(now, limits.unpaidOrderMinutes)
    const waiting = { id: uuid(), order_id: order.id, state: 'waiting' as const, until, answer_before }
    const change = { ...waiting, difference, at: now }
    await queries.insertChange(tx, { ...change, plan: JSON.stringify(plan), holds: JSON.stringify(taken) })
    if (answer_before) {
      await answers.ask(tx, order, change)
      return null
    }
    if (difference <= 0) {
      await this.parts.changer.make(tx, order)
      return null
    }
    const payment = { title: basis.hotel.name, payBefore: until, amount: difference, at: now }
    await openOrderPayment(tx, order, { ...payment, part: 'balance', purpose: changePurpose, expires: true })
    return until
  }

  /** @throws Failure why a stay cannot be changed, or not to this */
  private async changed(
    db: Db,
    caller: SignedIn,
    order: Order,
    asked: Pick<StayRequest, 'checkIn' | 'checkOut' | 'seen'> & { readonly rateId?: string | undefined },
  ): Promise<Changed> {
    if (order.kind !== 'hotel') throw new Failure('orderNotFound')
    const stay = await stays.stayOf(db, order.id)
    const parts = await queries.countParts(db, order.id)
    const keeps = canExtend(order.state, stay, parts)
    if (!keeps && !canChange(order.state, stay, parts, this.context.clock.now())) throw new Failure('orderStateChanged')
    const { rateId = stay.rate_id, seen } = asked
    const dates = keeps ? await this.added(db, stay, { ...asked, rateId }) : changedDates(stay, { ...asked, rateId })
    const waiting = await queries.waitingChange(db, order.id)
    const [live, holds] = [await stays.liveNights(db, order.id), waiting?.holds ?? []]
    const free = counted([...(keeps ? [] : live), ...holds])
    const { rooms, adults, child_ages, extra_beds } = stay
    const people = { rooms, adults, childAges: child_ages, extraBeds: extra_beds, startAt: null }
    // Coupons are for the nights that they were used for.
    const used = keeps ? { coupons: [], couponIds: [] } : await this.couponsOf(db, order)
    const given = { ...used, usedAt: order.placed_at, own: free, ...(keeps && { arrived: stay.check_in }) }
    const request = { rateId, ...dates, ...people, couponIds: used.couponIds, ...(seen && { seen }) }
    const basis = await this.parts.quotes.basis(db, caller, request, given)
    checkRate(stay, basis)
    refuse(basis)
    const paid = sum(liveLines(await stays.linesOf(db, order.id)), (line) => line.paid)
    return { stay, basis, own: counted(live), held: counted(holds), paid, keeps }
  }

  /** The nights that a stay gets more, within what its hotel sells at once. */
  private async added(db: Db, stay: stays.StayRow, asked: Parameters<typeof addedNights>[1]) {
    const hotel = await findHotel(db, stay.store_id)
    if (!hotel) throw new Failure('rateNotFound')
    return addedNights(stay, asked, hotel.most_nights)
  }

  /** The coupons of an order. */
  private async couponsOf(db: Db, order: Order) {
    const couponIds = await queries.couponsOf(db, order.id)
    const ids = couponIds.map((id) => trustedId('coupon', id))
    return { couponIds, coupons: await customerCouponsByIds(db, order.customer_id, ids) }
  }
}

/** The dates that a stay is changed to. @throws Failure `stayUnchanged` */
function changedDates(stay: stays.StayRow, { rateId, checkIn, checkOut }: Parameters<typeof addedNights>[1]) {
  if (rateId === stay.rate_id && checkIn === stay.check_in && checkOut === stay.check_out)
    throw new Failure('stayUnchanged')
  return { checkIn, checkOut }
}

/** A stay stays at its hotel and is paid as it is; specials are not changed to. @throws Failure `rateNotFound` */
function checkRate(stay: stays.StayRow, { hotel, offer: { rate } }: StayBasis): void {
  const isAlike = hotel.id === stay.store_id && rate.way === stay.way && rate.guaranteed === stay.terms.guaranteed
  if (!isAlike || rate.special) throw new Failure('rateNotFound')
}

function planOf({ customer }: SignedIn, order: Order, { stay, basis, keeps }: Changed, now: Date): ChangePlan {
  const draft = draftOf(customer, basis)
  const { title, lines, components, saved, shares, total } = draft
  const sold = soldPart(basis, now)
  const become = { restated: { title, lines, components, saved, shares }, stay: sold, price: total }
  return {
    ...(keeps ? extended(order, stay, draft, sold) : become),
    nights: lines.map(({ itemId }) => ({ nightId: itemId, count: 1 })),
    keeps,
  }
}
