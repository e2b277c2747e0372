import { randomInt } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import { shortMonths } from '@contract/day'
import { limits } from '@contract/limits'
import type { Context } from '../../../context'
import type { Bilingual, Database, RoomNightSnapshot, StayRequest } from '../../../database/schema'
import type { SignedIn } from '../../../http/caller'
import { Failure } from '../../../http/failure'
import type { Order } from '../../order/queries'
import type { DraftLine, OrderDraft, Placement } from '../../order/kind/placement'
import { soldComponents } from '../../pricing/order'
import { goodsShares } from '../../pricing/shares'
import { seenOf, type StayBasis } from './basis'
import { type Contact, sealContact, sealGuests } from './people'
import * as nights from '../nights/queries'
import * as queries from './queries'
import type { StayQuotes } from './quotes'
import { isByHour, ways } from '../ways'
import { takeHold } from '../waitlist/take'
import { takeHours } from './hours'
import { soldPart } from './sold'
import { arrivals, regretUntil } from './times'

type Tx = Transaction<Database>

/** Guest's input at booking. */
export interface StayInput {
  /** A name for each room. */
  readonly guests: readonly string[]
  readonly contact: Contact
  readonly arrivalAt: Date | null
  readonly wishes: string
  /** Keys of ticked requests. */
  readonly requests: readonly string[]
  readonly agreed: boolean
}

interface StayDraft extends OrderDraft {
  readonly basis: StayBasis
}

/** A night in words: "20 Feb". */
export function nightText(night: string): Bilingual {
  const [, month = 1, day = 1] = night.split('-').map(Number)
  return { en: `${day} ${shortMonths[month - 1] ?? ''}`, zh: `${month}月${day}日` }
}

const noPicture = { path: '', colour: 'transparent' }

function linesOf({ offer, priced }: StayBasis, isMember: boolean): DraftLine[] {
  const { room, rate } = offer
  return priced.lines.map(({ roomNight, quantity }, position) => {
    const price = isMember ? roomNight.memberPrice : roomNight.price
    const snapshot: RoomNightSnapshot = {
      name: room.name,
      optionText: nightText(roomNight.night),
      picture: room.pictures[0] ?? noPicture,
      room: roomNight.room,
      night: roomNight.night,
      atHotel: quantity > 0 ? 0 : price,
    }
    return {
      itemKind: isByHour(rate) ? 'roomHours' : 'roomNight',
      itemId: roomNight.nightId,
      quantity: 1,
      price: roomNight.price,
      paid: priced.paid[position] ?? 0,
      snapshot,
      ...(!isByHour(rate) && { from: [{ placeId: room.id, quantity: 1 }] }),
    }
  })
}

/** The state that a stay begins in; undefined where it begins unpaid. */
function startOf({ hotel, offer: { rate } }: StayBasis): string | undefined {
  if (!ways[rate.way].isPaidThere || rate.guaranteed) return undefined
  return hotel.confirms_by_hand ? 'waitingConfirm' : 'confirmed'
}

/** The nights that cost something else than when they were quoted; the first of them is named. */
export function changed({ request, offer, priced }: StayBasis): OrderDraft['refusals'] {
  const now = seenOf({ offer })
  const was = (night: string) => request.seen?.find((each) => each.night === night)?.price
  const night = now.find((each) => was(each.night) !== undefined && was(each.night) !== each.price)
  if (!night) return []
  const details = { total: priced.total, night: night.night, was: was(night.night) ?? 0, now: night.price }
  return [{ failure: 'quoteChanged', details }]
}

/** The order of a stay as it is priced now. */
export function draftOf({ id: customerId, isMember }: SignedIn['customer'], basis: StayBasis): StayDraft {
  const { hotel, offer, priced } = basis
  const start = startOf(basis)
  return {
    basis,
    storeId: hotel.id,
    title: offer.room.name,
    timeZone: hotel.time_zone,
    variant: offer.rate.way,
    ...(start !== undefined && { start }),
    lines: linesOf(basis, isMember),
    components: soldComponents(priced),
    total: priced.total,
    saved: priced.saved,
    couponIds: basis.request.couponIds,
    shares: goodsShares({
      customerId,
      storeId: hotel.id,
      deliveryMethod: 'pickup',
      lines: priced.lines.map(({ price, quantity }, position) => ({
        gross: price * quantity,
        paid: priced.paid[position] ?? 0,
      })),
      components: priced.components,
    }),
    billTitle: hotel.name,
    fingerprint: basis.fingerprint,
    refusals: changed(basis),
  }
}

/** Creates stays: their room-nights are held, or sold at once where nothing is paid before. */
export class StayPlacement implements Placement<StayRequest, StayDraft, StayInput> {
  readonly kind = 'hotel'

  constructor(
    private readonly context: Context,
    private readonly quotes: StayQuotes,
  ) {}

  /** Releases the nights that are held for the customer's waitlist entry. @throws Failure `waitlistOver` */
  async prepare(tx: Tx, _: SignedIn, request: StayRequest): Promise<void> {
    if (request.waitlistId) await takeHold(tx, request.waitlistId, request, this.context.clock.now())
  }

  /** @throws Failure of `StayQuotes.reprice` */
  async price(db: Kysely<Database>, caller: SignedIn, request: StayRequest): Promise<StayDraft> {
    return draftOf(caller.customer, await this.quotes.reprice(db, caller, request))
  }

  /** @throws Failure `serviceAgreementRequired`, `guestNamesRequired` or `arrivalUnknown` */
  check({ basis: { asked, hotel, offer } }: StayDraft, { agreed, guests, arrivalAt }: StayInput): void {
    if (!agreed) throw new Failure('serviceAgreementRequired')
    const named = guests.filter((name) => name !== '')
    if (named.length !== asked.rooms) throw new Failure('guestNamesRequired', { rooms: asked.rooms })
    const times = isByHour(offer.rate) ? [] : arrivals(hotel, asked.checkIn, this.context.clock.now())
    if (arrivalAt && !times.some((at) => at.getTime() === arrivalAt.getTime())) throw new Failure('arrivalUnknown')
  }

  async create(tx: Tx, order: Order, { basis }: StayDraft, input: StayInput): Promise<void> {
    const { offer, asked } = basis
    const { rate } = offer
    if (ways[rate.way].isPaidThere) await this.checkUnpaid(tx, order, basis)
    if (rate.special && !(await nights.takeSpecials(tx, rate.id, asked.nights, asked.rooms)))
      throw new Failure('nightFull', { night: asked.checkIn })
    if (order.phase !== 'toPay') await nights.sellNights(tx, await queries.liveNights(tx, order.id))
    await queries.insertStay(tx, this.stayRow(order, basis, input))
    if (isByHour(rate)) await takeHours(tx, order, basis)
  }

  /** @throws Failure `tooManyStaysAtHotel` */
  private async checkUnpaid(tx: Tx, { customer_id }: Order, { asked }: StayBasis): Promise<void> {
    const max = limits.unpaidStaysPerNight
    const most = await queries.mostUnpaidStays(tx, customer_id, asked.checkIn, asked.checkOut)
    if (most >= max) throw new Failure('tooManyStaysAtHotel', { max })
  }

  private stayRow(order: Order, basis: StayBasis, { guests, contact, arrivalAt, wishes, requests }: StayInput) {
    const { seal } = this.context
    const { hotel, offer, asked } = basis
    const { rate } = offer
    const { checkInAt } = basis.times
    return {
      ...soldPart(basis, order.placed_at),
      order_id: order.id,
      store_id: hotel.id,
      customer_id: order.customer_id,
      way: rate.way,
      rooms: asked.rooms,
      adults: asked.adults,
      child_ages: [...asked.childAges],
      extra_beds: asked.extraBeds ?? 0,
      regret_until: regretUntil(checkInAt, order.placed_at),
      guests_sealed: sealGuests(seal, guests),
      contact_sealed: sealContact(seal, contact),
      arrival_at: arrivalAt,
      wishes,
      requests: [...new Set(requests)],
      confirmation: newConfirmation(),
    }
  }
}

const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ'

/** New confirmation number for the desk, such as "L844712206". */
const newConfirmation = (): string =>
  `${letters[randomInt(letters.length)] ?? 'A'}${String(randomInt(1_000_000_000)).padStart(9, '0')}`
