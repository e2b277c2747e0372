import type { StayDetail, StaySummary } from '@contract/entities/stay-order'
import { maskPhone } from '@contract/format'
import { limits } from '@contract/limits'
import type { Language } from '@contract/settings'
import { minutesAfter } from '../../../clock'
import { offsetsAround } from '../../../local-time'
import type { Seal } from '../../../security/seal'
import { areaName } from '../../address/areas'
import type { Viewer } from '../../order/kind/viewer'
import type { OrderInFull } from '../../order/queries'
import { componentView, lineView, timelineView } from '../../order/view'
import { clockText, daysBetween } from '../days'
import { cancelSteps, datedTerms, freeUntil, termAt } from '../price/cancel'
import type { RoomTypeRow } from '../rooms/queries'
import { type Facilities, roomTypeView } from '../rooms/view'
import type { ChangePlan } from '../change/changer'
import type { WaitingChange } from '../change/queries'
import { canChange, canExtend } from '../change/rules'
import { lateArrivals } from './late'
import { departuresOf } from './leaving'
import { type LiveLine, roomNightOf } from './lines'
import { openContact, openGuests } from './people'
import type { partsBack, StayRow } from './queries'
import { reductionsOf } from './reductions'
import { requestTexts } from './requests'

/** The stay's part of a summary. */
export function summaryPart(row: StayRow, language: Language) {
  const { terms } = row
  return {
    pictures: [terms.roomPicture],
    utcOffset: offsetsAround(row.time_zone, row.check_in_at),
    roomName: terms.roomName[language],
    roomPicture: terms.roomPicture,
    rateName: terms.rateName[language],
    way: row.way,
    checkIn: row.check_in,
    checkOut: row.check_out,
    nights: daysBetween(row.check_in, row.check_out),
    rooms: row.rooms,
    adults: row.adults,
    children: row.child_ages.length,
    checkInAt: row.check_in_at.toISOString(),
    checkOutAt: row.check_out_at.toISOString(),
    atHotel: row.at_hotel,
  } satisfies Partial<StaySummary>
}

interface DetailRows {
  readonly row: StayRow
  readonly room: RoomTypeRow | undefined
  readonly facilities: Facilities
  readonly live: readonly LiveLine[]
  readonly parts: Awaited<ReturnType<typeof partsBack>>
  readonly change: WaitingChange | undefined
  readonly reviewId: string | null
  readonly notHosted: StayDetail['notHosted']
  readonly invoice: StayDetail['invoice']
}

const roomsView = (live: readonly LiveLine[], guests: readonly string[]): StayDetail['stayRooms'] =>
  guests.map((guest, index) => ({
    room: index + 1,
    guest,
    nights: live.filter(({ room }) => room === index + 1).map(({ night }) => night),
  }))

/** Cancellation policy of a stay, shown while it can be cancelled. */
function cancelView(order: OrderInFull, { row, live }: DetailRows, now: Date) {
  const canCancel = ['pendingPayment', 'waitingConfirm', 'confirmed'].includes(order.state)
  const terms = datedTerms(row.terms.cancelSteps, row.time_zone, row.check_in)
  const regret = row.regret_until && row.regret_until > now ? row.regret_until : null
  return {
    canCancel,
    cancel: canCancel ? cancelSteps(terms, live) : [],
    cancelNow: termAt(terms, now),
    freeUntil: canCancel ? (freeUntil(terms, now)?.toISOString() ?? null) : null,
    regretUntil: canCancel && regret ? regret.toISOString() : null,
  }
}

function contactView(row: StayRow, seal: Seal): StayDetail['contact'] {
  const { name, gender, phone } = openContact(seal, row.contact_sealed)
  return { name, gender, phone: maskPhone(phone) }
}

const iso = (date: Date | null): string | null => date && date.toISOString()

/** A change that waits for its payment or for the answer of the hotel. */
function waitingView(change: WaitingChange | undefined, language: Language): StayDetail['change'] {
  if (!change) return null
  const { restated, stay } = change.plan as ChangePlan
  const payBefore = change.until.toISOString()
  const { check_in: checkIn, check_out: checkOut } = stay
  const { difference, answer_before } = change
  return {
    roomName: restated.title[language],
    checkIn,
    checkOut,
    difference,
    payBefore,
    answerBefore: iso(answer_before),
  }
}

/** Reductions of the nights' price. */
const offOf = ({ components }: OrderInFull, { terms: { nightPrices, atHotelOff }, at_hotel: atHotel }: StayRow) =>
  reductionsOf({ nightPrices, components, atHotelOff, atHotel })

/** Deadline of the hotel's answer; null when none is pending. */
function answerBefore({ state, timeline }: OrderInFull): string | null {
  const entered = timeline.at(-1)
  return state === 'waitingConfirm' && entered
    ? minutesAfter(new Date(entered.at), limits.stayAnswerMinutes).toISOString()
    : null
}

/** The stay's part of a detail. */
export function detailPart(order: OrderInFull, rows: DetailRows, viewer: Viewer, seal: Seal) {
  const { row, room, facilities, parts, live } = rows
  const { language, now } = viewer
  const late = lateArrivals(order.state, row, now)
  const isLive = order.state === 'confirmed' || order.state === 'waitingConfirm'
  return {
    ...summaryPart(row, language),
    lines: order.lines.map((line) => ({
      ...lineView(order, line, language),
      room: roomNightOf(line).room,
      night: roomNightOf(line).night,
    })),
    timeline: timelineView(order),
    hotel: {
      address: row.address[language],
      phone: row.phone,
      where: row.near?.[language] ?? '',
      city: areaName(row.city_code, language).name,
      latitude: row.latitude,
      longitude: row.longitude,
      picture: row.hero,
    },
    room: room ? roomTypeView(room, facilities, language) : null,
    checkInFrom: clockText(row.check_in_from),
    checkOutBy: clockText(row.check_out_by),
    stayRooms: roomsView(live, openGuests(seal, row.guests_sealed)),
    contact: contactView(row, seal),
    arrivalAt: iso(row.arrival_at),
    late: row.late_at !== null,
    wishes: row.wishes,
    requests: requestTexts(row.requests, language),
    confirmation: order.state === 'pendingPayment' || order.state === 'waitingConfirm' ? null : row.confirmation,
    nightPrices: row.terms.nightPrices,
    reductions: offOf(order, row).map((component) => componentView(component, language)),
    ...cancelView(order, rows, now),
    answerBefore: answerBefore(order),
    heldUntil: isLive && row.late_at === null ? iso(row.held_until) : null,
    partsBack: parts.map(({ at, rooms, nights, kept, back, refund_id }) => ({
      at: at.toISOString(),
      rooms: rooms.length,
      nights,
      kept,
      back,
      refundId: refund_id,
    })),
    departures: departuresOf(order.state, row, live, now),
    canExtend: canExtend(order.state, row, parts.length),
    canChange: canChange(order.state, row, parts.length, now),
    change: waitingView(rows.change, language),
    canBeLate: late.length > 0,
    lateArrivals: late.map((at) => at.toISOString()),
    notHosted: rows.notHosted,
    invoice: rows.invoice,
    reviewId: rows.reviewId,
  } satisfies Partial<StayDetail>
}
